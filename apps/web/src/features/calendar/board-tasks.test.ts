import { COMMANDS } from '@faena/shared/commands';
import { describe, expect, it } from 'vitest';
import { dueFields } from '@/lib/due-date.ts';
import { calendar, calendarProject, calendarTask } from '@/test/calendar.ts';
import { task } from '@/test/entities.ts';
import { withBoardChange } from './board-tasks.ts';

const muros = calendarProject({ name: 'Muros' });
const puente = calendarProject({ name: 'Puente' });
const person = 'c'.repeat(24);
const [first, other, last] = [
  calendarTask({ projectId: muros._id, day: '2026-12-01', assigneeIds: [person] }),
  calendarTask({ projectId: puente._id, day: '2026-12-01' }),
  calendarTask({ projectId: muros._id, day: '2026-12-02' }),
];
const read = calendar({ projects: [muros, puente], tasks: [first, other, last] });
const on = (day: string) => dueFields(day, muros.timeZone);

describe('a change of a board in the calendar (CAL-11)', () => {
  it('moves a task to its new day, with its people and at its place among the tasks', () => {
    const changed = withBoardChange(read, muros._id, (tasks) =>
      COMMANDS.update.apply(tasks, { id: first.id, changes: on('2026-12-09') }),
    );
    expect(changed.tasks).toEqual([{ ...first, day: '2026-12-09' }, other, last]);
    expect(changed.tasks[2]).toBe(last);
  });

  it('leaves a calendar that it does not concern as it is', () => {
    expect(withBoardChange(read, muros._id, (tasks) => tasks).tasks).toEqual(read.tasks);
    expect(withBoardChange(read, 'd'.repeat(24), () => [])).toBe(read);
  });

  it('removes tasks without a day and deleted ones, and adds one that came back', () => {
    const changed = withBoardChange(read, muros._id, (tasks) =>
      COMMANDS.remove.apply(COMMANDS.update.apply(tasks, { id: first.id, changes: on('') }), last.id),
    );
    expect(changed.tasks).toEqual([other]);
    const back = withBoardChange(changed, muros._id, (tasks) => [
      ...tasks,
      task(muros, {
        id: last.id,
        title: last.title,
        status: last.status,
        ...on('2026-12-02'),
        dueDay: '2026-12-02',
      }),
    ]);
    expect(back.tasks).toEqual([other, last]);
  });

  it('says that a task is overdue on a past day, unless it is done', () => {
    const lateOn = (status: 'Doing' | 'Done') =>
      withBoardChange(read, muros._id, (tasks) =>
        COMMANDS.status.apply(COMMANDS.update.apply(tasks, { id: first.id, changes: on('2020-01-01') }), {
          id: first.id,
          status,
        }),
      ).tasks[0]?.isLate;
    expect([lateOn('Doing'), lateOn('Done')]).toEqual([true, false]);
  });
});
