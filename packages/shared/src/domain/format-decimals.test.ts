import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { formatDecimals } from './format-decimals.ts';
import { formatMoney } from './format-money.ts';

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });
/** Where a sign would be left over: around zero. */
const tiny = fc.double({ min: -0.02, max: 0.02, noNaN: true });

describe('hours and money without a currency', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [-0.004, '0.00'],
    [0.004, '0.00'],
    [-0.005, '\u22120.01'],
    [-7.8, '\u22127.80'],
    [1_234.5, '1,234.50'],
  ])('%d is %s', (amount, shown) => {
    expect(formatDecimals(amount)).toBe(shown);
  });
});

it('an amount that rounds to zero has no sign (PAY-65)', () => {
  fc.assert(
    fc.property(fc.oneof(finite, tiny), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      for (const shown of [formatDecimals(amount), formatMoney(amount, currency)]) {
        const isZero = !/[1-9]/.test(shown);
        expect(shown.startsWith('\u2212')).toBe(amount < 0 && !isZero);
        expect(shown).not.toContain('-');
      }
    }),
  );
});
