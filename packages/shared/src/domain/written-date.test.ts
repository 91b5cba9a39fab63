import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './periods.ts';
import { dateWritten, readDate } from './written-date.ts';

const TODAY = '2026-11-27';
const read = (text: string, order?: 'day-first' | 'month-first') => {
  const written = readDate(text, order && { order });
  return written && dateWritten(written, TODAY);
};

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const inWords = (language: string, options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (iso: string) => format(Date.parse(iso));
};
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const PARTS = (iso: string) => iso.split('-') as [string, string, string];

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const inRoman = (iso: string) => {
  const [year, month, day] = PARTS(iso);
  return [day, ROMAN[Number(month) - 1], year];
};

/** The ways in which people write a date. */
const WAYS: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => PARTS(iso).join(''),
  ...['/', '-', '.', ' ', ' / ', ','].map((mark) => (iso: string) => PARTS(iso).toReversed().join(mark)),
  (iso) => PARTS(iso).toReversed().map(Number).join('/'),
  (iso) => PARTS(iso).toReversed().join(''),
  ...['-', ' ', '/', '.', ' de '].flatMap((mark) => [
    (iso: string) => inRoman(iso).join(mark),
    (iso: string) => inRoman(iso).join(mark).toLowerCase(),
  ]),
  ...['T00:00', ' 08:30', ', 8:30 a. m.', 'T23:59:59.999'].flatMap((time) => [
    (iso: string) => `${iso}${time}`,
    (iso: string) => `${PARTS(iso).toReversed().join('/')}${time}`,
  ]),
  ...['es-GT', 'es-ES', 'es-MX', 'en-GB', 'en-US'].flatMap((language) =>
    (['full', 'long', 'medium'] as const).map((dateStyle) => inWords(language, { dateStyle })),
  ),
  ...['es-GT', 'es-ES', 'en-GB', 'en-US'].flatMap((language) => [
    inWords(language, long),
    inWords(language, { ...long, month: 'short' }),
    inWords(language, { ...long, weekday: 'long' }),
    inWords(language, { ...long, weekday: 'short', month: 'short' }),
    (iso: string) => inWords(language, long)(iso).toUpperCase(),
    (iso: string) => `${inWords(language, { weekday: 'long' })(iso)} ${PARTS(iso).toReversed().join('/')}`,
  ]),
  ...['arab', 'beng', 'deva'].map((digits) =>
    inWords(`en-GB-u-nu-${digits}`, { ...long, month: '2-digit', day: '2-digit' }),
  ),
];

describe('a date in a text (FORM-14)', () => {
  it('is read in every way that people write it', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...WAYS), (iso, write) => {
        expect(read(write(iso)), write(iso)).toBe(iso);
      }),
    );
  });

  it.each([
    ['1° de diciembre', '2026-12-01'],
    ['1.° de diciembre de 2026', '2026-12-01'],
    ['1º dic', '2026-12-01'],
    ['1ero de dic', '2026-12-01'],
    ['1ro. de diciembre', '2026-12-01'],
    ['primero de diciembre', '2026-12-01'],
    ['Primero de diciembre del 2026', '2026-12-01'],
    ['December 1st, 2026', '2026-12-01'],
    ['1000 de diciembre', null],
    ['½', null],
    ['① dic', null],
    ['26 x 2026', '2026-10-26'],
    ['26.x.26', '2026-10-26'],
    ['v5', null],
    ['30xi2026', null],
  ])('takes %j as %j', (text, date) => {
    expect(read(text)).toBe(date);
  });

  it('is read with a year of two digits in every short style of a locale that has the day first', () => {
    const days = dates.filter((iso) => iso.startsWith('20'));
    fc.assert(
      fc.property(days, fc.constantFrom('es-GT', 'es-ES', 'es-MX', 'en-GB', 'de-DE'), (iso, language) => {
        const written = inWords(language, { dateStyle: 'short' })(iso);
        expect(read(written), written).toBe(iso);
      }),
    );
  });

  it('is no measure, which has an x between two numbers (FORM-14)', () => {
    const size = fc
      .integer({ min: 1, max: 99 })
      .chain((n) => fc.constantFrom(`${n}`, `${n}`.padStart(2, '0')));
    fc.assert(
      fc.property(
        size,
        fc.constantFrom(...['x', 'X', '×', ' x ', ' X ', ' × ', 'x ', ' X']),
        size,
        (a, mark, b) => {
          expect(read(`${a}${mark}${b}`), `${a}${mark}${b}`).toBeNull();
        },
      ),
    );
  });

  it('is no time with an offset, whose day depends on a time zone', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('Z', '-06:00', '+0530'), (iso, offset) => {
        expect(read(`${iso}T06:00${offset}`)).toBeNull();
      }),
    );
  });

  it('is read with the month first where that is the order', () => {
    fc.assert(
      fc.property(dates, (iso) => {
        const [year, month, day] = PARTS(iso);
        expect(read(`${month}/${day}/${year}`, 'month-first')).toBe(iso);
        expect(read(iso, 'month-first')).toBe(iso);
      }),
    );
  });

  it('is the one nearest to today where the text names no year', () => {
    expect(['30/11', 'lunes 30/11', '٣٠/١١', '26/5', '27/5', '29 feb'].map((text) => read(text))).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
      '2027-05-26',
      '2027-05-27',
      '2028-02-29',
    ]);
  });

  it('is a date or null, for any text', () => {
    const pieces = fc.array(
      fc.constantFrom('1', '31', '2026', '/', '-', ' ', '.', 'nov', 'de', 'lunes', 'º', 'x'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => parts.join('')),
        ),
        (text) => {
          const date = read(text);
          expect(date === null || isCalendarDate(date)).toBe(true);
        },
      ),
    );
  });
});
