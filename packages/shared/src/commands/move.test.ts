import { describe, expect, it } from 'vitest';
import { reorderTasks, tasksOf } from '../domain/index.ts';
import type { Task } from '../schemas/index.ts';
import type { CommandClient } from './command.ts';
import { move, moveOn } from './move.ts';
import { withMove } from './task-list-edits.ts';

/** A move is rebased without a request. */
const CLIENT = {} as CommandClient;

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
    'of $id to $status, $index, names the moved task and the one it is dropped on',
    ({ id, ...target }) => {
      const { request } = moveOn(tasks, id, target);
      expect(request.length).toBeLessThanOrEqual(2);
      expect(tasksOf(reorderTasks(tasks, request).board)).toEqual(withMove(tasks, id, target));
    },
  );

  it.each(places)(
    'of $id to $status, $index, stays where it is drawn when the answer has no tasks',
    (place) => {
      const asked = moveOn(tasks, place.id, place);
      const shown = move.apply(tasks, asked);
      expect(shown).toEqual(withMove(tasks, place.id, place));
      expect(move.confirm(shown, null, asked)).toEqual(shown);
      expect(move.confirm(tasks, null, asked)).toEqual(shown);
    },
  );

  it('is computed once for sending, drawing and telling', () => {
    const many = Array.from({ length: 1_000 }, (_, order) => named(`task ${order}`, 'Backlog', order));
    let looks = 0;
    const watched = many.map((task) => ({
      ...task,
      get order() {
        looks += 1;
        return task.order;
      },
    }));
    const asked = moveOn(watched, 'task 0', { status: 'Doing', index: 0 });
    const once = looks;
    move.apply(watched, asked);
    move.confirm(watched, null, asked);
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

  it('that was queued asks for a full answer, as does one that an earlier version stored', async () => {
    const asked = { ...moveOn(tasks, 'a', { status: 'Doing', index: 1 }), isTold: true };
    expect((await move.rebase?.(asked, tasks, CLIENT))?.isTold).toBeFalsy();
    expect((await move.rebase?.(asked, [], CLIENT))?.isTold).toBeFalsy();
    const { isTold: _, ...old } = { ...asked, request: tasks };
    expect((await move.rebase?.(old, tasks, CLIENT))?.request).toEqual([
      { id: 'a', status: 'Doing', order: 1 },
      { id: 'y', status: 'Doing', order: 2 },
    ]);
  });
});
