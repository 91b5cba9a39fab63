import { describe, expect, test } from 'vitest';
import { gapOf } from './gap.ts';

const MINUTE = 60_000;
const HEARD = new Date('2026-11-20T15:00:00.000Z');
const after = (minutes: number) => new Date(+HEARD + minutes * MINUTE);

/** A silence of `minutes` with its page alive, by default used up to its end. */
function gapAfter(minutes: number, given: { lost?: number; alive?: number; active?: number } = {}) {
  const { lost = minutes, alive = 0, active = 0 } = given;
  const told = { lostMsAgo: lost * MINUTE, aliveMsAgo: alive * MINUTE, activeMsAgo: active * MINUTE };
  return gapOf(told, HEARD, after(minutes));
}

describe('a silence that the page lived through (TIME-32)', () => {
  test.each([5, 6, 60, 720])('of %i minutes is a gap from the last heartbeat up to now', (minutes) => {
    expect(gapAfter(minutes)).toEqual({ from: HEARD, until: after(minutes), used: true });
  });

  test.each([
    ['that is none yet', 5 - 1 / MINUTE],
    ['of more than 12 hours', 720 + 1 / MINUTE],
  ])('%s is no gap', (_, minutes) => {
    expect(gapAfter(minutes)).toBeNull();
  });

  test('was unused when the person did nothing since the signal went', () => {
    expect(gapAfter(6, { active: 6 })).toEqual({ from: HEARD, until: after(6), used: false });
    expect(gapAfter(6, { active: 5.9 })).toMatchObject({ used: true });
  });

  test('is none that the page lived through only in part; it may have missed 2 minutes', () => {
    expect(gapAfter(30, { lost: 28 })).not.toBeNull();
    expect(gapAfter(30, { lost: 28 - 1 / MINUTE })).toBeNull();
  });

  test('does not begin before the last heartbeat, however long ago the page says that it began', () => {
    expect(gapAfter(30, { lost: 600 })).toMatchObject({ from: HEARD, until: after(30) });
  });
});

describe('a gap that ends before the return (TIME-33)', () => {
  test('when the page was asleep: at the last moment it lived', () => {
    expect(gapAfter(60, { alive: 50 })).toEqual({ from: HEARD, until: after(10), used: true });
  });

  test('when the person was away for 15 minutes: at the last that they did', () => {
    expect(gapAfter(60, { active: 15 - 1 / MINUTE })).toMatchObject({ until: after(60) });
    expect(gapAfter(60, { active: 15 })).toEqual({ from: HEARD, until: after(45), used: true });
    expect(gapAfter(60, { alive: 30, active: 45 })).toMatchObject({ until: after(15) });
    expect(gapAfter(60, { alive: 30, active: 45 - 1 / MINUTE })).toMatchObject({ until: after(30) });
  });

  test.each([
    ['asleep within a minute', { alive: 59.1 }],
    ['asleep before the last heartbeat', { alive: 61 }],
    ['away since before the last heartbeat', { active: 60 }],
  ])('%s: none at all', (_, given) => {
    expect(gapAfter(60, given)).toBeNull();
  });
});
