import { describe, expect, it } from 'vitest';
import { carriedTasks } from './carried.ts';

describe('carriedTasks (CHANGE-2)', () => {
  it('names the one that was carried up or down, and none that it shifted', () => {
    expect(carriedTasks([['a', 'b', 'c', 'd']], [['d', 'a', 'b', 'c']])).toEqual(['d']);
    expect(carriedTasks([['a', 'b', 'c', 'd']], [['b', 'c', 'd', 'a']])).toEqual(['a']);
  });

  it('names those that came from another column', () => {
    expect(
      carriedTasks(
        [
          ['a', 'b'],
          ['x', 'y'],
        ],
        [['b'], ['x', 'a', 'y']],
      ),
    ).toEqual(['a']);
  });

  it('names none where nothing moved, is new or gone', () => {
    expect(carriedTasks([['a', 'b', 'c']], [['a', 'c', 'new']])).toEqual([]);
  });

  it('explains any order by as few as can be', () => {
    const before = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(carriedTasks([before], [['b', 'a', 'c', 'f', 'd', 'e']])).toHaveLength(2);
    expect(carriedTasks([before], [before.toReversed()])).toHaveLength(5);
  });
});
