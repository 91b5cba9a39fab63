import { describe, expect, it } from 'vitest';
import type { ToldEffect } from './effect.ts';
import { RecentEffects } from './recent-effects.ts';

const cursorOf = (n: number) => `82${n.toString(16).padStart(16, '0').toUpperCase()}`;
const effectOf = (n: number, projectId: string): ToldEffect => ({
  kind: 'project',
  cursor: cursorOf(n),
  projectIds: new Set([projectId]),
});

describe('the recent effects', () => {
  it('are those of one board after a cursor', () => {
    const recent = new RecentEffects();
    recent.startAt(cursorOf(5));
    for (let n = 6; n < 12; n += 1) recent.add(effectOf(n, n % 2 ? 'odd' : 'even'));
    const after = (n: number) => recent.after(cursorOf(n), 'even')?.map(({ cursor }) => cursor);
    expect(after(5)).toEqual([cursorOf(6), cursorOf(8), cursorOf(10)]);
    expect(after(8)).toEqual([cursorOf(10)]);
    expect(after(11)).toEqual([]);
    expect(after(4)).toBeUndefined();
  });

  it('are unknown for an invalid cursor', () => {
    const recent = new RecentEffects();
    recent.startAt(cursorOf(1));
    for (const text of ['', 'x', '82', '$gt', '82abcdef00000000', `${cursorOf(2)}\n`]) {
      expect(recent.after(text, 'even')).toBeUndefined();
    }
  });

  it('are limited in number, and unknown before the oldest', () => {
    const recent = new RecentEffects();
    recent.startAt(cursorOf(0));
    for (let n = 1; n <= 50_000; n += 1) recent.add(effectOf(n, 'p'));
    expect(recent.after(cursorOf(1), 'p')).toBeUndefined();
    const kept = recent.after(cursorOf(49_000), 'p');
    expect(kept).toHaveLength(1_000);
  });
});
