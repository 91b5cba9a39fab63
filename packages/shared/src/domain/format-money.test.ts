import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, isCurrency } from './currencies.ts';
import { currencySymbol, formatMoney, moneyNumberFormat } from './format-money.ts';
import { fromCents } from './money.ts';

const currency = fc.constantFrom(...CURRENCIES);
const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
/** Enough runs for every currency. */
const RUNS = { numRuns: 2_000 };

describe('an amount in the currency of a company (PAY-45)', () => {
  it.each([
    [0, 'GTQ', 'Q0.00'],
    [-0, 'GTQ', 'Q0.00'],
    [2_322.2, 'GTQ', 'Q2,322.20'],
    [-7.8, 'GTQ', '\u2212Q7.80'],
    [12_345.67, 'USD', '$12,345.67'],
    [12_345.67, 'NIO', 'C$12,345.67'],
    [1_234_567, 'COP', '$1,234,567.00'],
    [1, 'CHF', 'CHF\u00a01.00'],
    [1, 'HUF', 'Ft\u00a01.00'],
  ])('%d %s is %s', (amount, code, shown) => {
    expect(formatMoney(amount, code)).toBe(shown);
  });

  it('shows each cent of each amount in each currency, after its symbol', () => {
    fc.assert(
      fc.property(currency, cents, (code, amount) => {
        const shown = formatMoney(fromCents(amount), code);
        const [, sign = '', symbol = '', figure = ''] = /^(\u2212?)(.*?)([\d,]+\.\d\d)$/.exec(shown) ?? [];
        expect(figure).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
        expect(symbol.trim()).toBe(currencySymbol(code));
        expect(Number(figure.replace(/[,.]/g, '')) * (sign ? -1 : 1)).toBe(amount + 0);
      }),
      RUNS,
    );
  });

  it('looks the same as a number in a workbook', () => {
    fc.assert(
      fc.property(currency, cents, (code, amount) => {
        expect(asInWorkbook(amount, moneyNumberFormat(code))).toBe(formatMoney(fromCents(amount), code));
      }),
      RUNS,
    );
  });

  it('never begins as a formula does', () => {
    fc.assert(
      fc.property(currency, cents, (code, amount) =>
        /^[^=+\-@\s]/.test(formatMoney(fromCents(amount), code)),
      ),
      RUNS,
    );
  });
});

/**
 * The text of a workbook's number by a format such as `"Q"#,##0.00;"-Q"#,##0.00`, whose second part is for amounts
 * below zero.
 */
function asInWorkbook(amount: number, format: string): string {
  const [above = '', below = ''] = format.split(';');
  const [, prefix, rest] = /^"([^"]*)"(.*)$/.exec(amount < 0 ? below : above) ?? [];
  expect(rest).toBe('#,##0.00');
  const [units = '', hundredths] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${prefix}${units.replace(/\B(?=(\d{3})+$)/g, ',')}.${hundredths}`;
}

describe('the currencies that a company can have (PAY-47)', () => {
  it('are those of ISO 4217 with two decimals, each once, by their code', () => {
    expect([...new Set(CURRENCIES)].sort()).toEqual(CURRENCIES);
    expect(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(CURRENCIES).toEqual(
      expect.arrayContaining(['GTQ', 'HNL', 'NIO', 'CRC', 'SVC', 'PAB', 'MXN', 'USD', 'EUR']),
    );
  });

  it.each(['JPY', 'CLP', 'XOF', 'KWD', 'CLF', 'XAU', 'XXX', 'gtq', 'QTG', 'Q', ''])('are not %s', (code) => {
    expect(isCurrency(code)).toBe(false);
  });
});
