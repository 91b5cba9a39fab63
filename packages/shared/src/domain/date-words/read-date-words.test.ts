import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../wording/language.ts';
import { isCalendarDate } from '../periods.ts';
import { readDateWords } from './read-date-words.ts';

/** A Monday. */
const today = { day: '2026-11-30', time: '09:12' };
const spanish = (line: string, at = today) => readDateWords(line, at, 'es');
const english = (line: string, at = today) => readDateWords(line, at, 'en');
const every = (times: number, unit: string, day?: number) => ({ every: times, unit, ...(day && { day }) });

describe('words of a date at the end of a line (TODO-6)', () => {
  it.each([
    ['hoy', '2026-11-30', null],
    ['hoy a las 8', '2026-11-30', '08:00'],
    ['mañana 9', '2026-12-01', '09:00'],
    ['para mañana a las 14:30', '2026-12-01', '14:30'],
    ['pasado mañana', '2026-12-02', null],
    ['vie', '2026-12-04', null],
    ['el viernes', '2026-12-04', null],
    ['viernes 14:30', '2026-12-04', '14:30'],
    ['lun', '2026-12-07', null],
    ['el lunes', '2026-12-07', null],
    ['el lunes que viene', '2026-12-07', null],
    ['el próximo sábado a las 5 pm', '2026-12-05', '17:00'],
    ['el 15', '2026-12-15', null],
    ['el día 30', '2026-11-30', null],
    ['15 dic', '2026-12-15', null],
    ['15 de diciembre de 2027 9', '2027-12-15', '09:00'],
    ['29 feb', '2028-02-29', null],
    ['29 nov', '2027-11-29', null],
    ['5/12', '2026-12-05', null],
    ['2027-01-31', '2027-01-31', null],
    ['fin de mes', '2026-11-30', null],
    ['quincena', '2026-11-30', null],
    ['en 3 días', '2026-12-03', null],
    ['en una semana', '2026-12-07', null],
    ['dentro de dos meses', '2027-01-30', null],
  ])('reads %s in Spanish as %s %s (TODO-6)', (words, day, time) => {
    expect(spanish(`Pagar el agua ${words}`)).toEqual({
      ...{ title: 'Pagar el agua', day, time, recurs: null, from: 14 },
    });
  });

  it.each([
    ['today 18:00', '2026-11-30', '18:00'],
    ['tomorrow at 9', '2026-12-01', '09:00'],
    ['day after tomorrow', '2026-12-02', null],
    ['Friday', '2026-12-04', null],
    ['by fri 2pm', '2026-12-04', '14:00'],
    ['next friday', '2026-12-11', null],
    ['Dec 15', '2026-12-15', null],
    ['15 December 2027', '2027-12-15', null],
    ['on the 1st', '2026-12-01', null],
    ['5/12', '2026-12-05', null],
    ['end of the month', '2026-11-30', null],
    ['in 3 days', '2026-12-03', null],
    ['in a week at 12 am', '2026-12-07', '00:00'],
  ])('reads %s in English as %s %s (TODO-6)', (words, day, time) => {
    expect(english(`Pay water ${words}`)).toEqual({ title: 'Pay water', day, time, recurs: null, from: 10 });
  });

  it.each([
    ['cada lunes', '2026-11-30', null, every(1, 'week')],
    ['cada lunes 9', '2026-12-07', '09:00', every(1, 'week')],
    ['cada lunes 10', '2026-11-30', '10:00', every(1, 'week')],
    ['todos los sábados', '2026-12-05', null, every(1, 'week')],
    ['cada 2 semanas', '2026-11-30', null, every(2, 'week')],
    ['cada día 8', '2026-12-01', '08:00', every(1, 'day')],
    ['cada mes el 15', '2026-12-15', null, every(1, 'month')],
    ['cada mes el 31', '2026-11-30', null, every(1, 'month', 31)],
    ['cada 3 meses el 1', '2026-12-01', null, every(3, 'month')],
  ])('reads %s as a recurrence from %s %s on (TODO-8)', (words, day, time, recurs) => {
    expect(spanish(`Llamar al contador ${words}`)).toMatchObject({
      ...{ title: 'Llamar al contador', day, time, recurs },
    });
  });

  it.each([
    ['every monday 10', '2026-11-30', '10:00', every(1, 'week')],
    ['every other week', '2026-11-30', null, every(2, 'week')],
    ['every month on the 15th', '2026-12-15', null, every(1, 'month')],
    ['every day', '2026-11-30', null, every(1, 'day')],
  ])('reads %s in English as a recurrence from %s %s on (TODO-8)', (words, day, time, recurs) => {
    expect(english(`Call ${words}`)).toMatchObject({ title: 'Call', day, time, recurs });
  });

  it('reads both languages in the mix of them', () => {
    expect(readDateWords('Llamar mañana', today, 'original')?.day).toBe('2026-12-01');
    expect(readDateWords('Call tomorrow', today, 'original')?.day).toBe('2026-12-01');
    expect(english('Llamar mañana')).toBeNull();
  });
});

describe('a line that ends otherwise (TODO-7)', () => {
  it.each([
    'Llamar a Julio',
    'Llamar a Domingo',
    'Ana Martes: llamar',
    'mañana llamar a Ana',
    'mañana',
    'Ficha técnica del lote 14',
    'Sacos para la mañana',
    'Ir al mar',
    'Cotizar 30/02',
    'Comprar tubo de ½',
    'Cita mañana 25',
    'Revisar el 45',
    'Regar cada 0 días',
    'Regar cada 400 días',
    '',
    '   ',
  ])('has no date: %s', (line) => {
    expect(spanish(line)).toBeNull();
  });

  it('keeps a title without a form whole', () => {
    const word = fc.constantFrom(
      'Ana',
      'lote',
      'casa',
      'revisar',
      'de',
      'y',
      'obra 3',
      'bodega',
      'el',
      'a las',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(readDateWords(words.join(' '), today, 'original')).toBeNull();
      }),
    );
  });
});

describe('every day of two years (TODO-6)', () => {
  const days = fc
    .integer({ min: 0, max: 730 })
    .map((on) => new Date(Date.UTC(2026, 10, 30 + on)).toISOString().slice(0, 10));
  const parts = (day: string) => [Number(day.slice(8)), Number(day.slice(5, 7)), day.slice(0, 4)] as const;
  const namedIn = (day: string, locale: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(day)).replace('.', '');

  it('comes back from each form with its year', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('es' as const, 'en' as const), (day, language) => {
        const [date, month, year] = parts(day);
        const locale = LOCALES[language];
        const forms = [
          day,
          `${date}/${month}/${year}`,
          ...(['short', 'long'] as const).map((width) => `${date} ${namedIn(day, locale, width)} ${year}`),
        ];
        for (const form of forms)
          expect(readDateWords(`Pagar ${form} 7:05`, today, language), form).toMatchObject({
            ...{ title: 'Pagar', day, time: '07:05' },
          });
      }),
      { numRuns: 730 },
    );
  });

  it('comes back from its distance, and without a year from that year on', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 99 }), (day, many) => {
        const at = { day, time: '09:00' };
        const later = new Date(Date.parse(day) + many * 86_400_000).toISOString().slice(0, 10);
        const [date, month] = parts(later);
        expect(spanish(`Pagar en ${many} días`, at)?.day).toBe(later);
        expect(english(`Pay in ${many} days`, at)?.day).toBe(later);
        expect(spanish(`Pagar ${date}/${month}`, at)?.day).toBe(later);
        expect(english(`Pay ${date} ${namedIn(later, 'en-GB', 'long')}`, at)?.day).toBe(later);
      }),
    );
  });

  it('begins each recurrence on a real day from today on', () => {
    const words = fc.constantFrom(
      'cada jueves',
      'cada mes el 31',
      'cada mes el 29',
      'cada 2 semanas',
      'quincena',
    );
    fc.assert(
      fc.property(days, words, (day, form) => {
        const read = spanish(`Pagar ${form} 8`, { day, time: '09:00' });
        expect(read && isCalendarDate(read.day) && read.day >= day, form).toBe(true);
      }),
    );
  });
});
