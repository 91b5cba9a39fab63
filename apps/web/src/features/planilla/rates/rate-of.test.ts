import { describe, expect, it } from 'vitest';
import { rateOf } from './rate-of.ts';

describe('a rate as it is typed (RATE-3)', () => {
  it.each([
    ['12.5', 12.5],
    [' 7 ', 7],
    ['12.345', 12.35],
    ['0', 0],
    ['-3', 0],
    ['', 0],
    ['doce', 0],
    ['1e999', 0],
  ])('%j is %d', (typed, rate) => {
    expect(rateOf(typed)).toBe(rate);
  });
});
