import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { fromCents, proRataCents, toCents } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const durations = fc.integer({ min: 0, max: 400 * 24 * HOUR_MS });

describe('toCents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [1.15, 115],
    [19.99, 1_999],
    [4_503_599.62, 450_359_962],
    [1_000_000_000, 100_000_000_000],
  ])('reads %d as %d cents', (amount, expected) => {
    expect(toCents(amount)).toBe(expected);
  });

  it.each([-0.01, -1, 0.001, 1.005, 0.1 + 0.2, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'refuses %d',
    (amount) => {
      expect(() => toCents(amount)).toThrow(RangeError);
    },
  );

  it('is undone by fromCents for every number of cents', () => {
    fc.assert(fc.property(cents, (value) => toCents(fromCents(value)) === value));
  });

  it('reads every two-decimal literal as it is written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99), (units, rest) => {
        const literal = `${units}.${String(rest).padStart(2, '0')}`;
        expect(toCents(Number(literal))).toBe(units * 100 + rest);
      }),
    );
  });
});

describe('proRataCents', () => {
  it('gives all for the whole, nothing for nothing, and never less for more', () => {
    fc.assert(
      fc.property(cents, durations, durations, fc.integer({ min: 1, max: HOUR_MS }), (total, a, b, extra) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const whole = more + extra;
        expect(proRataCents(total, whole, whole)).toBe(total);
        expect(proRataCents(total, 0, whole)).toBe(0);
        expect(proRataCents(total, less, whole)).toBeLessThanOrEqual(proRataCents(total, more, whole));
      }),
    );
  });

  it.each([
    ['half a cent as a cent', 1, 1, 2, 1],
    ['just under half a cent as nothing', 1, 999_999, 2_000_000, 0],
    ['2.5 cents as 3, not to the even 2', 5, 1, 2, 3],
    ['a third', 1_000, 1, 3, 333],
  ])('counts %s', (_, total, part, whole, expected) => {
    expect(proRataCents(total, part, whole)).toBe(expected);
  });

  it.each([
    ['less than no money', -1, 1, 1],
    ['half a millisecond', 1, 0.5, 1],
    ['no number', 1, Number.NaN, 1],
    ['more than can be counted', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1],
  ])('refuses %s', (_, total, part, whole) => {
    expect(() => proRataCents(total, part, whole)).toThrow(RangeError);
  });

  it('refuses an empty whole', () => {
    expect(() => proRataCents(1, 0, 0)).toThrow(RangeError);
  });
});
