import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS, MARK_TOLERANCE_MS } from '../limits-and-defaults/index.ts';
import { heldRight } from './crew-right.ts';

const SEVEN = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => SEVEN + hours * HOUR_MS;
const exact = (hours: number) => ({ earliest: at(hours), latest: at(hours) });

it('a right of a time counts for the marks of that time, and for no others (CREW-3)', () => {
  const rights = [
    { from: at(0), until: at(4) },
    { from: at(8), until: null },
  ];
  expect([-1, 0, 3, 4, 5, 7, 8, 100].map((hours) => heldRight(rights, exact(hours)))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(heldRight([], exact(1))).toBe(false);
});

it('a mark of an uncertain time needs the right between all its bounds (CREW-3)', () => {
  const ended = [{ from: at(0), until: at(4) }];
  expect(heldRight(ended, { earliest: at(1), latest: at(3) })).toBe(true);
  expect(heldRight(ended, { earliest: at(1), latest: at(6) })).toBe(false);
});

it('no bounds outside of every right are ever within one, however they lie (CREW-3)', () => {
  const hour = fc.integer({ min: 0, max: 48 });
  fc.assert(
    fc.property(hour, hour, hour, hour, (from, lasts, earliest, spread) => {
      const right = { from: at(from), until: at(from + lasts) };
      const mark = { earliest: at(earliest), latest: at(earliest + spread) };
      const isWithin =
        mark.earliest >= right.from - MARK_TOLERANCE_MS && mark.latest <= right.until + MARK_TOLERANCE_MS;
      expect(heldRight([right], mark)).toBe(isWithin);
      expect(heldRight([{ ...right, until: null }], mark)).toBe(
        mark.earliest >= right.from - MARK_TOLERANCE_MS,
      );
    }),
  );
});
