import type { Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { groupedRows } from './table-rows.ts';
import { groupTasks } from './task-groups.ts';

const ana = { _id: 'a', username: 'ana', fullname: 'Ana Xol' };
const bea = { _id: 'b', username: 'bea', fullname: '' };
const task = (id: string, given: Partial<Record<keyof Task, unknown>>) =>
  ({ id, status: 'To do', assignedTo: [], dueDate: null, ...given }) as unknown as Task;

/** Wednesday, 25 November 2026, in the morning of Guatemala. */
const calendar = { now: Date.parse('2026-11-25T15:00:00Z'), timeZone: 'America/Guatemala' };
const said = (groups: ReturnType<typeof groupTasks>) =>
  groups.map(({ label, tasks }) => `${label}: ${tasks.map(({ id }) => id).join(' ')}`);

describe('the groups of the table (BOARD-19)', () => {
  it('are the statuses from the left, without those that have no task, in the order given', () => {
    const tasks = [
      task('3', { status: 'Done' }),
      task('1', { status: 'Backlog' }),
      task('2', { status: 'Done' }),
    ];
    expect(said(groupTasks(tasks, 'status', calendar))).toEqual(['Backlog: 1', 'Done: 3 2']);
  });

  it('are people by name, nobody last; a task of two is under both', () => {
    const tasks = [task('1', {}), task('2', { assignedTo: [bea, ana] }), task('3', { assignedTo: [bea] })];
    expect(said(groupTasks(tasks, 'person', calendar))).toEqual(['Ana Xol: 2', 'bea: 2 3', 'Sin asignar: 1']);
  });

  it('are by urgency, on the days of the company', () => {
    const due = (id: string, dueDate: string, status = 'To do') => task(id, { dueDate, status });
    const tasks = [
      due('yesterday', '2026-11-24T06:00:00Z'),
      due('done', '2026-11-24T06:00:00Z', 'Done'),
      due('today', '2026-11-25T06:00:00Z'),
      due('sunday', '2026-11-29T06:00:00Z'),
      due('monday', '2026-11-30T06:00:00Z'),
      task('never', {}),
    ];
    expect(said(groupTasks(tasks, 'due', calendar))).toEqual([
      'Vencidas: yesterday',
      'Hoy: today',
      'Esta semana: sunday',
      'Más adelante: monday',
      'Sin fecha: never',
      'Terminadas, de antes de hoy: done',
    ]);
  });

  it('are lines with a key each, closed ones their heading alone', () => {
    const groups = groupTasks(
      [task('1', { assignedTo: [ana, bea] }), task('2', { assignedTo: [ana] })],
      'person',
      calendar,
    );
    expect(groupedRows(groups, new Set()).map(({ key }) => key)).toEqual([
      'group a',
      '1',
      '2',
      'group b',
      '1 b',
    ]);
    expect(groupedRows(groups, new Set(['a'])).map(({ key }) => key)).toEqual(['group a', 'group b', '1']);
  });
});
