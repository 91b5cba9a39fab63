import { boardOf, moveTask, type Ordered, tasksOf } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { landingOf, type Over } from './landing.ts';

const task = (id: string, status: Ordered['status'], order: number): Ordered => ({ id, status, order });
const board = boardOf([
  task('a', 'Backlog', 0),
  task('b', 'Backlog', 1),
  task('c', 'Backlog', 2),
  task('x', 'Doing', 0),
  task('y', 'Doing', 1),
]);

function dropped(id: string, over: Over): Record<string, string> | null {
  const target = landingOf(board, id, over);
  if (!target) return null;
  const { board: after } = moveTask(tasksOf(board), id, target);
  return { Backlog: ids(after.Backlog), Doing: ids(after.Doing), Done: ids(after.Done) };
}

const ids = (column: readonly Ordered[]) => column.map(({ id }) => id).join('');

describe('a drop while a filter is set (BOARD-15)', () => {
  it.each([
    ['a', 'c', 'bca'],
    ['c', 'a', 'cab'],
  ])('of %s on card %s, with b hidden between them, lands beside it: %s', (id, cardId, Backlog) => {
    expect(dropped(id, { status: 'Backlog', cardId })).toMatchObject({ Backlog });
  });

  it('from another column takes the order of the visible card among all tasks', () => {
    expect(dropped('x', { status: 'Backlog', cardId: 'c' })).toMatchObject({ Backlog: 'abxc', Doing: 'y' });
  });
});

describe('a drop (BOARD-15)', () => {
  it.each([
    ['a', 'c', 'bca'],
    ['a', 'b', 'bac'],
    ['c', 'a', 'cab'],
    ['b', 'b', 'abc'],
  ])('of %s on card %s of its column takes that position: %s', (id, cardId, Backlog) => {
    expect(dropped(id, { status: 'Backlog', cardId })).toMatchObject({ Backlog });
  });

  it.each([
    ['x', 'axy'],
    ['y', 'xay'],
  ])('on card %s of another column takes that position: %s', (cardId, Doing) => {
    expect(dropped('a', { status: 'Doing', cardId })).toEqual({ Backlog: 'bc', Doing, Done: '' });
  });

  it('on another column goes to its end', () => {
    expect(dropped('a', { status: 'Doing', cardId: null })).toMatchObject({ Doing: 'xya' });
    expect(dropped('a', { status: 'Done', cardId: null })).toMatchObject({ Done: 'a' });
  });

  it("changes nothing on the same column's empty area", () => {
    expect(dropped('b', { status: 'Backlog', cardId: null })).toMatchObject({ Backlog: 'abc' });
  });

  it('is ignored when the task or the card is gone', () => {
    expect(dropped('gone', { status: 'Doing', cardId: null })).toBeNull();
    expect(dropped('a', { status: 'Doing', cardId: 'gone' })).toBeNull();
  });
});
