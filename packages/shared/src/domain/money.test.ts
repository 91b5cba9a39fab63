import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { costCents, fromCents, proRataCents, toCents } from './money.ts';

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

describe('costCents', () => {
  it.each([
    ['nothing for no time', 0, 1_250, 0],
    ['nothing without a rate', HOUR_MS, 0, 0],
    ['the rate for an hour', HOUR_MS, 1_250, 1_250],
    ['half a cent as a cent', HOUR_MS / 2, 1, 1],
    ['just under half a cent as nothing', HOUR_MS / 2 - 1, 1, 0],
    ['2.5 cents as 3, not to the even 2', HOUR_MS / 2, 5, 3],
    ['a third of an hour', HOUR_MS / 3, 1_000, 333],
  ])('charges %s', (_, durationMs, rateCents, expected) => {
    expect(costCents({ durationMs, rateCents })).toBe(expected);
  });

  it('is the whole number nearest to hours × rate, and the upper one of two', () => {
    fc.assert(
      fc.property(durations, fc.nat(1_000_000), (durationMs, rateCents) => {
        const cost = BigInt(costCents({ durationMs, rateCents }));
        const doubled = 2n * BigInt(durationMs) * BigInt(rateCents);
        const hour = BigInt(HOUR_MS);
        // cost − 1/2 <= exact < cost + 1/2, both sides multiplied by two hours.
        expect((2n * cost - 1n) * hour <= doubled && doubled < (2n * cost + 1n) * hour).toBe(true);
      }),
    );
  });

  it.each([
    { durationMs: -1, rateCents: 1 },
    { durationMs: 0.5, rateCents: 1 },
    { durationMs: 1, rateCents: -1 },
    { durationMs: Number.NaN, rateCents: 1 },
    { durationMs: Number.MAX_SAFE_INTEGER, rateCents: Number.MAX_SAFE_INTEGER },
  ])('refuses $durationMs ms at $rateCents cents', (worked) => {
    expect(() => costCents(worked)).toThrow(RangeError);
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

  it('refuses an empty whole', () => {
    expect(() => proRataCents(1, 0, 0)).toThrow(RangeError);
  });
});
