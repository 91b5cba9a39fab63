import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { currencyMarks, formatMoney } from './format-money.ts';
import { fromCents } from './money.ts';
import { type NumberKind, readNumber, writeNumber } from './read-number.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const MINUS = '\u2212';

const money = (currency: string, locale: string): NumberKind => ({
  decimals: 2,
  fixed: true,
  negative: true,
  units: currencyMarks(currency, locale),
});
const ofKind = (typed: string, locale: string, kind: NumberKind) => {
  const read = readNumber(typed, locale, kind);
  return 'value' in read ? read.value : read.fault;
};
const quetzales = (typed: string, locale = 'es-GT') => ofKind(typed, locale, money('GTQ', locale));

describe('an amount of quetzales as it is typed (FORM-15, FORM-16)', () => {
  it.each([
    // As the field and the product write it.
    ['4.50', 4.5],
    ['1234.50', 1_234.5],
    ['1,234.50', 1_234.5],
    ['Q1,234.50', 1_234.5],
    [`${MINUS}Q7.80`, -7.8],
    // With the other mark, where it is plain.
    ['4,50', 4.5],
    ['4,5', 4.5],
    ['1.234,50', 1_234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    [`1${NBSP}234,50`, 1_234.5],
    [`1${NARROW}234,50`, 1_234.5],
    ['1 234.50', 1_234.5],
    ["1'234.50", 1_234.5],
    ['1’234.50', 1_234.5],
    ['1,23,456.78', 123_456.78],
    ['12,34,567', 1_234_567],
    ['0,500', 0.5],
    ['4.5000', 4.5],
    ['.5', 0.5],
    [',50', 0.5],
    ['5.', 5],
    // Pasted with its sign or code.
    ['  Q 4.50 ', 4.5],
    ['GTQ 4.50', 4.5],
    ['4.50 GTQ', 4.5],
    ['4,50 q', 4.5],
    ['Q. 4.50', 4.5],
    ['Q.1,234.50', 1_234.5],
    ['Q.500', 500],
    ['-Q7.80', -7.8],
    ['Q-7.80', -7.8],
    ['-7.80', -7.8],
    ['+7.80', 7.8],
    ['-0', 0],
    // Digits of other scripts, and their marks.
    ['٤٫٥٠', 4.5],
    ['١٬٢٣٤٫٥٠', 1_234.5],
    ['۱۲۳', 123],
    ['４．５０', 4.5],
    ['\u200e4.50\u200f', 4.5],
    // Neither empty nor zero.
    ['', 'empty'],
    [' \u200b\u00a0', 'empty'],
    ['abc', 'not_a_number'],
    ['cuatro', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['4.50.', 'not_a_number'],
    ['4,50,1', 'not_a_number'],
    ['1,23.50', 'not_a_number'],
    ['12 34', 'not_a_number'],
    ['1 234 50', 'not_a_number'],
    ['1,234.567,8', 'not_a_number'],
    ['5²', 'not_a_number'],
    ['½', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['-Q-5', 'not_a_number'],
    ['5-', 'not_a_number'],
    ['(5)', 'not_a_number'],
    ['4.50 + 1', 'not_a_number'],
    ['.', 'not_a_number'],
    ['-', 'not_a_number'],
    ['Q', 'not_a_number'],
    // Money of somewhere else.
    ['€4.50', 'another_unit'],
    ['4.50 USD', 'another_unit'],
    ['$4.50', 'another_unit'],
    // Too fine.
    ['4.505', 'ambiguous'],
    ['4.5051', 'too_many_decimals'],
    ['0.001', 'too_many_decimals'],
    // A point or a number below one.
    ['Q.50', 'ambiguous'],
  ])('%j is %j', (typed, read) => {
    expect(quetzales(typed)).toBe(read);
  });
});

const HOURS = ['/hora', '/h', ' / hr.', ' por hora', ' la hora', ' per hour', ' an hour', ' x hora', '/HORA'];
const hourly = (typed: string, locale: string) =>
  ofKind(typed, locale, { ...money('GTQ', locale), hourly: true });

describe('a rate of an hour (FORM-15)', () => {
  it('is read with its hour after it, in every spelling of the amount', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((all) => all / 100);
    const write = fc.constantFrom(
      (amount: number) => `Q${amount.toFixed(2)}`,
      (amount: number) => amount.toFixed(2).replace('.', ','),
      (amount: number) => `${amount.toFixed(2)} GTQ`,
    );
    fc.assert(
      fc.property(cents, write, fc.constantFrom(...HOURS), (amount, spell, hour) => {
        expect(hourly(`${spell(amount)}${hour}`, 'es-GT'), `${spell(amount)}${hour}`).toBe(amount);
      }),
    );
    expect(hourly('Q25/hora', 'es-GT')).toBe(25);
  });

  it('is no amount of another time, and an amount alone has no hour', () => {
    for (const other of ['Q25/día', 'Q200 por mes', 'Q25/', 'Q25 por', '/hora']) {
      expect(hourly(other, 'es-GT'), other).toBe('not_a_number');
    }
    for (const hour of HOURS) expect(quetzales(`Q25${hour}`), hour).toBe('not_a_number');
  });
});

/** Amounts as their countries write them, in a browser of another country. */
describe('an amount with the sign of its country (FORM-15)', () => {
  it.each([
    ['US$ 12.50', 'USD', 12.5],
    ['US$12.50', 'USD', 12.5],
    ['12.50 US$', 'USD', 12.5],
    ['MX$ 1,250.00', 'MXN', 1_250],
    ['RD$ 500.25', 'DOP', 500.25],
    ['S/ 45.50', 'PEN', 45.5],
    ['S/. 45.50', 'PEN', 45.5],
    ['S/.45.50', 'PEN', 45.5],
    ['S/.500', 'PEN', 500],
    ['B/. 12.50', 'PAB', 12.5],
    ['R$ 1.234,56', 'BRL', 1_234.56],
    // A dash in place of cents.
    ['Q500.-', 'GTQ', 500],
    ['Q 4,500.-', 'GTQ', 4_500],
    ['4.500,-', 'EUR', 4_500],
    ['4.–', 'CHF', 4],
    // A dash alone is a number below zero to an accountant.
    ['4500-', 'GTQ', 'not_a_number'],
    ['4.5-', 'GTQ', 'not_a_number'],
    // Money of somewhere else.
    ['US$ 12.50', 'GTQ', 'another_unit'],
    ['RD$ 12.50', 'USD', 'another_unit'],
  ] as const)('%j in %s is %j', (typed, code, read) => {
    for (const locale of ['es-GT', 'en-US']) {
      expect(ofKind(typed, locale, money(code, locale)), locale).toBe(read);
    }
  });
});

/** The worked examples of FORM-16. */
describe('three digits after the only mark', () => {
  it.each([
    ['1,234', 'es-GT', 2, 1_234],
    ['1,234', 'en-US', 2, 1_234],
    ['1,234', 'es-ES', 2, 'ambiguous'],
    ['1,234', 'de-DE', 2, 'ambiguous'],
    ['1.234', 'es-ES', 2, 1_234],
    ['1.234', 'de-DE', 2, 1_234],
    ['1.234', 'es-GT', 2, 'ambiguous'],
    ['1.234', 'en-US', 2, 'ambiguous'],
    // A currency of three decimals, such as KWD; the product itself writes a point.
    ['1.234', 'en-US', 3, 1.234],
    ['1.234', 'es-ES', 3, 'ambiguous'],
    ['1,234', 'es-ES', 3, 'ambiguous'],
    ['1,234', 'en-US', 3, 1_234],
    // A currency without decimals, such as CLP, or a count.
    ['1.234', 'es-CL', 0, 1_234],
    ['1,234', 'en-US', 0, 1_234],
    ['1.234', 'en-US', 0, 'ambiguous'],
    ['1,5', 'es-GT', 0, 'too_many_decimals'],
    ['2.0', 'es-GT', 0, 2],
  ])('%s of %s with %d decimals is %j', (typed, locale, decimals, read) => {
    expect(ofKind(typed, locale, { decimals })).toBe(read);
  });

  it('names both meanings', () => {
    expect(readNumber('1,234', 'es-ES', { decimals: 2 })).toEqual({
      fault: 'ambiguous',
      readings: ['1234', '1.234'],
    });
  });
});

const LOCALES = [
  'en-US',
  'en-GB',
  'en-IN',
  'es-GT',
  'es-ES',
  'es-MX',
  'es-CL',
  'pt-BR',
  'fr-FR',
  'fr-CH',
  'de-DE',
  'de-CH',
  'it-IT',
  'nl-NL',
  'sv-SE',
  'pl-PL',
  'ru-RU',
  'tr-TR',
  'ar-EG',
  'ar-SA',
  'fa-IR',
  'hi-IN',
  'bn-BD',
  'ja-JP',
  'he-IL',
];
const locale = fc.constantFrom(...LOCALES);
const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map(fromCents);
const RUNS = { numRuns: 1_000 };

describe('every number that', () => {
  it('a locale writes is read back by a person with that locale', () => {
    fc.assert(
      fc.property(locale, amount, fc.constantFrom(0, 2), (tag, value, least) => {
        const text = new Intl.NumberFormat(tag, {
          minimumFractionDigits: least,
          maximumFractionDigits: 2,
        }).format(value);
        expect(ofKind(text, tag, money('GTQ', tag)), `${text} of ${tag}`).toBe(value + 0);
      }),
      RUNS,
    );
  });

  it('a locale writes with a currency is read back', () => {
    fc.assert(
      fc.property(
        locale,
        currency,
        amount,
        fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
        (tag, code, value, currencyDisplay) => {
          const format = new Intl.NumberFormat(tag, {
            style: 'currency',
            currency: code,
            currencyDisplay,
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          });
          const text = format.format(value);
          expect(ofKind(text, tag, money(code, tag)), `${text} of ${tag}`).toBe(value + 0);
        },
      ),
      RUNS,
    );
  });

  it('the product writes is read back in every locale, on screens and in fields', () => {
    fc.assert(
      fc.property(locale, currency, amount, (tag, code, value) => {
        const kind = money(code, tag);
        expect(ofKind(formatMoney(value, code), tag, kind)).toBe(value + 0);
        expect(ofKind(writeNumber(value, kind), tag, kind)).toBe(value + 0);
      }),
      RUNS,
    );
  });
});

it('no text is read as a number of more decimals than its field has, nor below zero where none is', () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789.,' -−Qq٫٬١٢$€%eG"), maxLength: 12 });
  fc.assert(
    fc.property(signs, locale, fc.constantFrom(0, 2, 3), (typed, tag, decimals) => {
      const read = readNumber(typed, tag, { decimals, units: ['Q'] });
      if ('fault' in read) return;
      expect(read.value).toBeGreaterThanOrEqual(0);
      expect(Number(read.value.toFixed(decimals))).toBe(read.value);
      // Every digit counts.
      const digits = typed
        .normalize('NFKC')
        .replace(/[^\d١٢]/g, '')
        .replace(/^0+|0+$/g, '');
      expect(
        String(read.value)
          .replace(/\D/g, '')
          .replace(/^0+|0+$/g, ''),
      ).toHaveLength(digits.length);
    }),
    { numRuns: 5_000 },
  );
});
