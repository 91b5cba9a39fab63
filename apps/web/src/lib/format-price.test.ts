import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('an amount with the prefix Q (PAY-45)', () => {
  it.each([
    [0, 'Q0'],
    [250, 'Q250'],
    [12.5, 'Q12.50'],
    [2322.2, 'Q2322.20'],
    [10_000, 'Q10,000'],
    [1_000_000_000, 'Q1,000,000,000'],
    [123_456.7, 'Q123,456.70'],
  ])('%d is written as %s', (amount, shown) => {
    expect(formatPrice(amount)).toBe(shown);
  });
});
