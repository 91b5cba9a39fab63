import { describe, expect, test } from 'vitest';
import { idleAt } from './idle.ts';

const minutes = (count: number) => count * 60_000;

describe('inactivity (SESSION-11)', () => {
  test.each([
    [0, { state: 'active', checkIn: minutes(14.5) }],
    [minutes(14.5) - 1, { state: 'active', checkIn: 1 }],
    [minutes(14.5), { state: 'warning', secondsLeft: 30, checkIn: 1000 }],
    [minutes(14.5) + 1, { state: 'warning', secondsLeft: 30, checkIn: 999 }],
    [minutes(15) - 1, { state: 'warning', secondsLeft: 1, checkIn: 1 }],
    [minutes(15), { state: 'over' }],
    [minutes(600), { state: 'over' }],
  ])('%i ms after the last activity: %o', (idleFor, expected) => {
    const now = Date.UTC(2026, 10, 20);
    expect(idleAt(now, now - idleFor)).toEqual(expected);
  });

  test('a touch recorded by a clock that was ahead adds time instead of removing it', () => {
    expect(idleAt(0, minutes(5))).toEqual({ state: 'active', checkIn: minutes(19.5) });
  });
});
