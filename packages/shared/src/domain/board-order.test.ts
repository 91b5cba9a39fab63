import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_END,
  boardOf,
  type ChangedBoard,
  insertTask,
  moveTask,
  type Ordered,
  removeTask,
  reorderTasks,
  tasksOf,
} from './board-order.ts';
import { TASK_STATUSES } from './limits-and-defaults/index.ts';

const BOARD: Ordered[] = [
  { id: 'a', status: 'Backlog', order: 0 },
  { id: 'b', status: 'Backlog', order: 1 },
  { id: 'c', status: 'Backlog', order: 2 },
  { id: 'd', status: 'Doing', order: 0 },
  { id: 'e', status: 'Doing', order: 1 },
];

const ids = (tasks: readonly Ordered[]) => tasks.map(({ id }) => id).join('');
const columnsOf = ({ board }: ChangedBoard<Ordered>) => [
  ids(board.Backlog),
  ids(board.Doing),
  ids(board.Done),
];

describe('boardOf', () => {
  it('sorts each column by order and breaks ties by id, from any sequence', () => {
    const tied: Ordered[] = [
      { id: 'z', status: 'Done', order: 1 },
      { id: 'y', status: 'Done', order: 0 },
      { id: 'x', status: 'Done', order: 1 },
    ];
    expect(ids(boardOf(tied).Done)).toBe('yxz');
    expect(ids(boardOf(tied.toReversed()).Done)).toBe('yxz');
  });
});

describe('insertTask', () => {
  const task: Ordered = { id: 'n', status: 'Backlog', order: 0 };

  it.each([
    [0, 'nabc'],
    [1, 'anbc'],
    [AT_END, 'abcn'],
    [-4, 'nabc'],
  ])('at %d of the column gives %s', (index, expected) => {
    const change = insertTask(BOARD, task, { status: 'Backlog', index });
    expect(ids(change.board.Backlog)).toBe(expected);
    expect(change.renumbered).toEqual(['Backlog']);
  });

  it('changes nothing else when it goes to the end', () => {
    const { changed } = insertTask(BOARD, task, { status: 'Backlog', index: AT_END });
    expect(changed).toEqual([{ id: 'n', status: 'Backlog', order: 3 }]);
  });
});

describe('moveTask (BOARD-15, BOARD-16)', () => {
  it.each([
    ['down its column, onto the last card', 'a', 'Backlog', 2, ['bca', 'de', '']],
    ['up its column, onto the first card', 'c', 'Backlog', 0, ['cab', 'de', '']],
    ["to another column, at a card's place", 'b', 'Doing', 1, ['ac', 'dbe', '']],
    ['to the end of another column', 'b', 'Doing', AT_END, ['ac', 'deb', '']],
    ['to an empty column', 'd', 'Done', 0, ['abc', 'e', 'd']],
    ['nowhere', 'b', 'Backlog', 1, ['abc', 'de', '']],
  ] as const)('moves a task %s', (_, id, status, index, expected) => {
    expect(columnsOf(moveTask(BOARD, id, { status, index }))).toEqual(expected);
  });

  it('names just the tasks that changed, and leaves the others the same objects', () => {
    const { board, renumbered, changed } = moveTask(BOARD, 'b', { status: 'Doing', index: 1 });
    expect(renumbered).toEqual(['Backlog', 'Doing']);
    expect(changed).toEqual([
      { id: 'c', status: 'Backlog', order: 1 },
      { id: 'b', status: 'Doing', order: 1 },
      { id: 'e', status: 'Doing', order: 2 },
    ]);
    expect(board.Backlog[0]).toBe(BOARD[0]);
  });

  it('refuses a task that is not on the board', () => {
    expect(() => moveTask(BOARD, 'q', { status: 'Done', index: 0 })).toThrow(RangeError);
  });
});

describe('removeTask', () => {
  it('closes the gap', () => {
    const { changed, board } = removeTask(BOARD, 'a');
    expect(ids(board.Backlog)).toBe('bc');
    expect(changed.map(({ id, order }) => [id, order])).toEqual([
      ['b', 0],
      ['c', 1],
    ]);
  });
});

describe('reorderTasks', () => {
  it('puts named tasks where they ask to be, and the others in between in their sequence', () => {
    const change = reorderTasks(BOARD, [
      { id: 'c', status: 'Backlog', order: 0 },
      { id: 'd', status: 'Backlog', order: 2 },
    ]);
    expect(columnsOf(change)).toEqual(['cadb', 'e', '']);
  });

  it('keeps the sequence of the request for equal orders, and takes an order past the end for the end', () => {
    const change = reorderTasks(BOARD, [
      { id: 'e', status: 'Backlog', order: 0 },
      { id: 'd', status: 'Backlog', order: 0 },
      { id: 'a', status: 'Backlog', order: 99 },
    ]);
    expect(columnsOf(change)).toEqual(['edbca', '', '']);
  });

  it('does not touch the other columns, even where their orders have gaps', () => {
    const gap: Ordered = { id: 'g', status: 'Done', order: 7 };
    const { board, changed } = reorderTasks([...BOARD, gap], [{ id: 'd', status: 'Doing', order: 1 }]);
    expect(board.Done).toEqual([gap]);
    expect(changed.map(({ id }) => id)).toEqual(['e', 'd']);
  });

  it.each([
    ['a task that is not on the board', [{ id: 'q', status: 'Done', order: 0 }]],
    [
      'a task named twice',
      [
        { id: 'a', status: 'Done', order: 0 },
        { id: 'a', status: 'Doing', order: 0 },
      ],
    ],
  ] as [string, Ordered[]][])('refuses %s', (_, request) => {
    expect(() => reorderTasks(BOARD, request)).toThrow(RangeError);
  });
});

describe('every operation', () => {
  const column = fc.constantFrom(...TASK_STATUSES);
  const place = fc.record({ status: column, order: fc.nat(12) });
  const messy = fc
    .array(place, { minLength: 1, maxLength: 14 })
    .map((places) => places.map((each, at): Ordered => ({ id: `t${String(at).padStart(2, '0')}`, ...each })));
  const tidy = messy.map((tasks) => tasksOf(reorderTasks(tasks, tasks).board));

  /** Nothing lost, nothing twice, renumbered columns 0..n-1, and `changed` leads from before to after. */
  function expectSound(before: readonly Ordered[], change: ChangedBoard<Ordered>, after: readonly string[]) {
    const tasks = tasksOf(change.board);
    expect(tasks.map(({ id }) => id).sort()).toEqual([...after].sort());
    for (const status of change.renumbered) {
      expect(change.board[status].map((task) => [task.status, task.order])).toEqual(
        change.board[status].map((_, order) => [status, order]),
      );
    }
    const patched = new Map([...before, ...change.changed].map((task) => [task.id, task]));
    for (const task of tasks) expect(patched.get(task.id)).toEqual(task);
    for (const task of change.changed) expect(before).not.toContainEqual(task);
  }

  it('keeps every task exactly once and its columns at 0..n-1, on any board', () => {
    fc.assert(
      fc.property(messy, place, fc.nat(), fc.array(place, { maxLength: 14 }), (tasks, spot, pick, places) => {
        const all = tasks.map(({ id }) => id);
        const id = all[pick % all.length] ?? '';
        const target = { status: spot.status, index: spot.order };
        expectSound(tasks, moveTask(tasks, id, target), all);
        expectSound(tasks, insertTask(tasks, { id: 'new', ...spot }, target), [...all, 'new']);
        expectSound(
          tasks,
          removeTask(tasks, id),
          all.filter((each) => each !== id),
        );
        const request = places.slice(0, all.length).map((each, at) => ({ id: all[at] ?? '', ...each }));
        expectSound(tasks, reorderTasks(tasks, request), all);
      }),
    );
  });

  it('gives the same board when just the tasks a move changed are sent as a reorder', () => {
    fc.assert(
      fc.property(tidy, place, fc.nat(), (tasks, { status, order }, pick) => {
        const moved = moveTask(tasks, tasks[pick % tasks.length]?.id ?? '', { status, index: order });
        expect(reorderTasks(tasks, moved.changed).board).toEqual(moved.board);
      }),
    );
  });

  it('keeps the sequence of tasks that a reorder does not name', () => {
    fc.assert(
      fc.property(tidy, fc.array(place, { maxLength: 6 }), (tasks, places) => {
        const request = tasks.flatMap((task, at) => {
          const wanted = places[at];
          return wanted ? [{ id: task.id, ...wanted }] : [];
        });
        const named = new Set(request.map(({ id }) => id));
        const unnamed = (list: readonly Ordered[]) => ids(list.filter(({ id }) => !named.has(id)));
        const { board } = reorderTasks(tasks, request);
        for (const status of TASK_STATUSES)
          expect(unnamed(board[status])).toBe(unnamed(boardOf(tasks)[status]));
      }),
    );
  });
});
