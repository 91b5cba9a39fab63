import { describe, expect, it } from 'vitest';
import { unusualRate, usualRate } from './unusual-rate.ts';

describe('the middle of the rates of others (RATE-14)', () => {
  it.each([
    [[], null],
    [[0, 0], null],
    [[1_000], 1_000],
    [[0, 1_200, 800], 1_000],
    [[1_200, 800, 1_000, 90_000], 1_100],
    [[800, 1_000, 1_200], 1_000],
  ])('%j is %j', (rates, usual) => {
    expect(usualRate(rates)).toBe(usual);
  });
});

describe('a first rate asks far from that middle', () => {
  const first = (cents: number, usual: number | null) =>
    unusualRate([], { from: new Date('2026-11-20T15:00:00.000Z'), cents }, usual);

  it.each([
    // `4,50` taken for 450.00.
    [45_000, 1_000, { beforeCents: null, factor: null, usualCents: 1_000 }],
    [5_001, 1_000, { beforeCents: null, factor: null, usualCents: 1_000 }],
    [199, 1_000, { beforeCents: null, factor: null, usualCents: 1_000 }],
    [5_000, 1_000, null],
    [200, 1_000, null],
    [0, 1_000, null],
    [45_000, null, null],
    [50_001, null, { beforeCents: null, factor: null, usualCents: null }],
    [60_000, 55_000, { beforeCents: null, factor: null, usualCents: null }],
  ])('%d beside %j', (cents, usual, unusual) => {
    expect(first(cents, usual)).toEqual(unusual);
  });
});
