import type { Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { shareTasks } from './share-tasks.ts';

const task = (id: string, title = id) => ({ id, title, tags: ['obra'], assignedTo: [] }) as unknown as Task;
const copy = (tasks: readonly Task[]) => structuredClone(tasks) as Task[];

describe('tasks that are read anew', () => {
  const before = [task('a'), task('b'), task('c')];

  it('are the same list when nothing has changed', () => {
    expect(shareTasks(before, copy(before))).toBe(before);
  });

  it('are the same objects at another index', () => {
    const [a, b, c] = copy(before);
    const after = shareTasks(
      before,
      [c, a, b].filter((moved) => moved !== undefined),
    );
    expect(after.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(after[0]).toBe(before[2]);
    expect(after[1]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
  });

  it('keep of a changed one what has not changed', () => {
    const after = shareTasks(before, [task('a'), task('b', 'other'), task('d')]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toEqual(task('b', 'other'));
    expect(after[1]?.tags).toBe(before[1]?.tags);
    expect(after[2]).toEqual(task('d'));
  });

  it('are taken as they are the first time', () => {
    expect(shareTasks(undefined, before)).toEqual(before);
  });
});
