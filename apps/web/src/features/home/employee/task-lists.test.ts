import type { Task } from '@faena/shared/schemas';
import { describe, expect, test } from 'vitest';
import { groupByProject } from './task-lists.ts';

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
