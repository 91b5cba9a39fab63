import type { Task } from '@faena/shared/schemas';
import { describe, expect, test } from 'vitest';
import { groupByProject, tasksOfToday } from './task-lists.ts';

const zone = 'America/Guatemala';
const now = Date.parse('2026-11-20T18:00:00Z');
const north = { _id: 'n', name: 'Ñandú norte' };
const south = { _id: 's', name: 'Zona sur' };

function task(title: string, changes: Partial<Task> = {}): Task {
  return {
    _id: title,
    id: title,
    title,
    description: '',
    priority: 'Medium',
    status: 'Backlog',
    order: 0,
    dueDate: null,
    estimatedHours: 0,
    tags: [],
    assignedTo: [],
    project: north,
    createdBy: '',
    createdAt: '',
    updatedAt: '',
    ...changes,
  };
}

const titles = (tasks: readonly Task[] = []) => tasks.map(({ title }) => title);

describe('groups the tasks by project, and keeps to the stored project where there is one (TIME-23)', () => {
  const tasks = [
    task('c', { project: south }),
    task('b', { order: 1 }),
    task('d', { status: 'Done' }),
    task('a', { order: 0 }),
  ];

  test('projects by name, tasks by column and order', () => {
    const groups = groupByProject(tasks, null);
    expect(groups.map(({ project }) => project.name)).toEqual(['Ñandú norte', 'Zona sur']);
    expect(titles(groups[0]?.tasks)).toEqual(['a', 'b', 'd']);
  });

  test('only the selected project', () => {
    expect(groupByProject(tasks, 's').map(({ project }) => project._id)).toEqual(['s']);
    expect(groupByProject(tasks, 'gone')).toEqual([]);
  });
});

describe("today's tasks (TIME-23)", () => {
  test('are those due by today and those under way, what is due first on top; nothing that is done', () => {
    const tasks = [
      task('later', { dueDate: '2026-11-21T06:00:00Z' }),
      task('doing', { status: 'Doing' }),
      task('today', { dueDate: '2026-11-21T05:59:00Z' }),
      task('late', { dueDate: '2026-11-18T06:00:00Z' }),
      task('done', { status: 'Done', dueDate: '2026-11-20T06:00:00Z' }),
      task('some day'),
    ];
    expect(titles(tasksOfToday(tasks, now, zone))).toEqual(['late', 'today', 'doing']);
  });
});
