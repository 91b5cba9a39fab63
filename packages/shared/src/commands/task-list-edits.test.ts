import { describe, expect, it } from 'vitest';
import type { Task } from '../schemas/index.ts';
import { withColumns, withDetails, withMove, withoutTask, withTask } from './task-list-edits.ts';

function task(id: string, status: Task['status'], order: number, title = id): Task {
  return {
    _id: id,
    id,
    title,
    description: '',
    priority: 'Medium',
    status,
    order,
    dueDate: null,
    estimatedHours: 0,
    tags: [],
    assignedTo: [],
    project: { _id: 'p', name: 'P' },
    createdBy: 'u',
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
  };
}

const before = [
  task('a', 'Backlog', 0),
  task('b', 'Backlog', 1),
  task('c', 'Backlog', 2),
  task('x', 'Done', 0),
];
const shown = (tasks: Task[]) => tasks.map(({ title, status, order }) => `${title} ${status} ${order}`);

describe('an edit of a board', () => {
  it('numbers the affected columns 0..n-1 after a move (BOARD-16), and leaves the others as they are', () => {
    const after = withMove(before, 'a', { status: 'Done', index: 0 });
    expect(shown(after)).toEqual(['b Backlog 0', 'c Backlog 1', 'a Done 0', 'x Done 1']);
    expect(withMove(before, 'a', { status: 'Backlog', index: 1 })[3]).toBe(before[3]);
  });

  it('closes the gap of a task that is deleted', () => {
    expect(shown(withoutTask(before, 'a'))).toEqual(['b Backlog 0', 'c Backlog 1', 'x Done 0']);
  });

  it('puts a task, new or moved, at its own status and order', () => {
    expect(shown(withTask(before, task('n', 'Done', 1)))).toContain('n Done 1');
    expect(shown(withTask(before, task('a', 'Done', 1)))).toEqual([
      'b Backlog 0',
      'c Backlog 1',
      'x Done 0',
      'a Done 1',
    ]);
  });

  it('changes fields of a task without moving it back', () => {
    const moved = withMove(before, 'a', { status: 'Done', index: 0 });
    expect(shown(withDetails(moved, task('a', 'Backlog', 0, 'new')))).toContain('new Done 0');
  });

  it('replaces columns by the answered ones, with the changes of others in them', () => {
    const answered = [task('b', 'Backlog', 0), task('new', 'Backlog', 1)];
    expect(shown(withColumns(before, answered, ['Backlog']))).toEqual([
      'b Backlog 0',
      'new Backlog 1',
      'x Done 0',
    ]);
  });

  it('passes over a task that is gone', () => {
    expect(withMove(before, 'gone', { status: 'Done', index: 0 })).toBe(before);
    expect(withoutTask(before, 'gone')).toBe(before);
  });
});
