import { describe, expect, it } from 'vitest';
import { formatHours, formatSigned } from './format-payroll.ts';
import { formatPrice } from './format-price.ts';
import { earnedMoney, payrollMoney } from './money.ts';

/** Every way in which a screen writes hours or money. */
const FORMATS = {
  hours: formatHours,
  price: formatPrice,
  'USD without a currency': payrollMoney('').format,
  'Q without a currency': earnedMoney('').format,
  quetzales: payrollMoney('GTQ').format,
  francs: payrollMoney('CHF').format,
};

describe('a difference with its sign', () => {
  it.each([
    [1.25, '+1.25 h'],
    [-7.8, '\u22127.80 h'],
    [0, '0.00 h'],
    // Ten seconds less.
    [-10 / 3600, '0.00 h'],
    [10 / 3600, '0.00 h'],
    // The rest of a subtraction of decimals.
    [0.1 + 0.2 - 0.3, '0.00 h'],
  ])('%d is %s', (hours, shown) => {
    expect(formatSigned(hours, formatHours)).toBe(shown);
  });
});

/** Amounts around zero, where a sign may be wrong, and other ones. */
const AMOUNTS = Array.from({ length: 401 }, (_, index) => (index - 200) / 7_777).flatMap((tiny) => [
  tiny,
  tiny * 1e5,
]);

it.each(Object.entries(FORMATS))('%s have no sign where they round to zero (PAY-65)', (_name, format) => {
  for (const amount of [...AMOUNTS, -0]) {
    for (const shown of [format(amount), formatSigned(amount, format)]) {
      if (/[1-9]/.test(shown)) expect(shown.startsWith('\u2212')).toBe(amount < 0);
      else expect(shown).not.toMatch(/[-+\u2212]/);
    }
  }
});
