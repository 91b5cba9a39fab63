import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBoardEvent } from './apply-board-event.ts';
import { boardOf, type Ordered, tasksOf } from './board-order.ts';
import { TASK_STATUSES } from './limits-and-defaults/index.ts';

const place = fc.record({ status: fc.constantFrom(...TASK_STATUSES), order: fc.nat(5) });
const tasks = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), place, fc.nat(2)), { selector: ([id]) => id })
  .map((all) => tasksOf(boardOf(all.map(([id, place, version]) => ({ id: `t${id}`, ...place, version })))));

interface Versioned extends Ordered {
  version: number;
}

/** The difference between two boards. */
function difference(before: readonly Versioned[], after: readonly Versioned[]) {
  const old = new Map(before.map((task) => [task.id, task]));
  const stays = after.filter((task) => old.get(task.id)?.version === task.version);
  return {
    changed: after.filter((task) => !stays.includes(task)),
    moved: stays.map(({ id, status, order }) =>
      old.get(id)?.status === status ? { id, order } : { id, order, status },
    ),
    removed: before.filter(({ id }) => !after.some((task) => task.id === id)).map(({ id }) => id),
  };
}

describe('applyBoardEvent', () => {
  it('makes a board the same as the changed one, in board order, even when an event comes twice', () => {
    fc.assert(
      fc.property(tasks, tasks, (before, after) => {
        const update = difference(before, after);
        const updated = applyBoardEvent(before, update);
        expect(updated).toEqual(after);
        expect(applyBoardEvent(updated, update)).toEqual(after);
      }),
    );
  });

  it('keeps tasks that are not named as the same objects', () => {
    const a: Versioned = { id: 'a', status: 'Backlog', order: 0, version: 1 };
    const b: Versioned = { id: 'b', status: 'Backlog', order: 1, version: 1 };
    const [first, second] = applyBoardEvent([a, b], {
      changed: [],
      moved: [{ id: 'b', order: 0 }],
      removed: [],
    });
    expect(first).toBe(a);
    expect(second).toEqual({ ...b, order: 0 });
  });

  it('passes over the place of a task that is not on the board', () => {
    const update = { changed: [], moved: [{ id: 'x', order: 0 }], removed: ['y'] };
    expect(applyBoardEvent<Ordered>([], update)).toEqual([]);
  });
});
