import { reorderTasks, tasksOf } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { withMove } from '../board-edits.ts';
import { moveKind, moveOn } from './kinds.ts';

const named = (id: string, status: Task['status'], order: number) => ({ id, status, order }) as Task;
const tasks = [
  ...['a', 'b', 'c', 'd'].map((id, order) => named(id, 'Backlog', order)),
  ...['x', 'y'].map((id, order) => named(id, 'Doing', order)),
];
const places = tasks.flatMap(({ id }) =>
  (['Backlog', 'Doing', 'Done'] as const).flatMap((status) =>
    [0, 1, 2, 3, Number.POSITIVE_INFINITY].map((index) => ({ id, status, index })),
  ),
);

describe('a move (BOARD-16)', () => {
  it.each(places)(
    'of $id to $status, $index, says it all by the moved task and the one it is dropped on',
    ({ id, ...target }) => {
      const { request } = moveOn(tasks, id, target);
      expect(request.length).toBeLessThanOrEqual(2);
      expect(tasksOf(reorderTasks(tasks, request).board)).toEqual(withMove(tasks, id, target));
    },
  );

  it.each(places)(
    'of $id to $status, $index, that is answered with no tasks stays where it is shown',
    (place) => {
      const move = moveOn(tasks, place.id, place);
      const shown = moveKind.expect(tasks, move);
      expect(shown).toEqual(withMove(tasks, place.id, place));
      expect(moveKind.settle(shown, null, move)).toEqual(shown);
      expect(moveKind.settle(tasks, null, move)).toEqual(shown);
    },
  );

  it('is worked out once, for what is sent, what is drawn and what is told of it', () => {
    const many = Array.from({ length: 1_000 }, (_, order) => named(`task ${order}`, 'Backlog', order));
    let looks = 0;
    const watched = many.map((task) => ({
      ...task,
      get order() {
        looks += 1;
        return task.order;
      },
    }));
    const move = moveOn(watched, 'task 0', { status: 'Doing', index: 0 });
    const once = looks;
    moveKind.expect(watched, move);
    moveKind.settle(watched, null, move);
    expect(looks).toBe(once);
  });

  it('names the card that makes room, wherever it comes from, and none at the end of a column', () => {
    const namedBy = (id: string, status: Task['status'], index: number) =>
      moveOn(tasks, id, { status, index }).request.map((each) => each.id);
    expect(namedBy('a', 'Doing', 1)).toEqual(['a', 'y']);
    expect(namedBy('a', 'Backlog', 2)).toEqual(['c', 'a']);
    expect(namedBy('d', 'Backlog', 1)).toEqual(['d', 'b']);
    expect(namedBy('a', 'Doing', 2)).toEqual(['a']);
    expect(namedBy('a', 'Backlog', 0)).toEqual([]);
  });

  it('that waited is answered in whole, as is one that a version before wrote down', async () => {
    const move = { ...moveOn(tasks, 'a', { status: 'Doing', index: 1 }), isTold: true };
    expect((await moveKind.anew?.(move, tasks))?.isTold).toBeFalsy();
    expect((await moveKind.anew?.(move, []))?.isTold).toBeFalsy();
    const { isTold: _, ...old } = { ...move, request: tasks };
    expect((await moveKind.anew?.(old, tasks))?.request).toEqual([
      { id: 'a', status: 'Doing', order: 1 },
      { id: 'y', status: 'Doing', order: 2 },
    ]);
  });
});
