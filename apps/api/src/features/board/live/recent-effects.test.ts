import { describe, expect, it } from 'vitest';
import type { Touch } from './effect.ts';
import { RecentTouches } from './recent-effects.ts';

const placeOf = (n: number) => `82${n.toString(16).padStart(16, '0').toUpperCase()}`;
const touchOf = (n: number, projectId: string): Touch => ({
  kind: 'project',
  position: placeOf(n),
  projectIds: new Set([projectId]),
});

describe('the recent touches', () => {
  it('are those of one board after a place', () => {
    const recent = new RecentTouches();
    recent.startAt(placeOf(5));
    for (let n = 6; n < 12; n += 1) recent.add(touchOf(n, n % 2 ? 'odd' : 'even'));
    const after = (n: number) => recent.after(placeOf(n), 'even')?.map(({ position }) => position);
    expect(after(5)).toEqual([placeOf(6), placeOf(8), placeOf(10)]);
    expect(after(8)).toEqual([placeOf(10)]);
    expect(after(11)).toEqual([]);
    expect(after(4)).toBeUndefined();
  });

  it('are not known for what is no place', () => {
    const recent = new RecentTouches();
    recent.startAt(placeOf(1));
    for (const text of ['', 'x', '82', '$gt', '82abcdef00000000', `${placeOf(2)}\n`]) {
      expect(recent.after(text, 'even')).toBeUndefined();
    }
  });

  it('are bounded, and say so of what they no longer hold', () => {
    const recent = new RecentTouches();
    recent.startAt(placeOf(0));
    for (let n = 1; n <= 50_000; n += 1) recent.add(touchOf(n, 'p'));
    expect(recent.after(placeOf(1), 'p')).toBeUndefined();
    const held = recent.after(placeOf(49_000), 'p');
    expect(held).toHaveLength(1_000);
  });
});
