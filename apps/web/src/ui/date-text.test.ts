import { dateAfter } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate, formatDateInWords, formatDayAndMonth } from '@/lib/format-moment.ts';
import { dateFault, dateOf, isoOf, shownDate, typedDate } from './date-text.ts';

describe('dates as people type and read them (FORM-14)', () => {
  it.each([
    ['09/03/2026', 'day', '2026-03-09'],
    ['9/3/2026', 'week', '2026-03-09'],
    ['9-3-26', 'day', '2026-03-09'],
    [' 29/02/2028 ', 'day', '2028-02-29'],
    ['03/2026', 'month', '2026-03-01'],
    ['3/26', 'month', '2026-03-01'],
    ['', 'day', ''],
    ['26112026', 'day', '2026-11-26'],
    ['261126', 'day', '2026-11-26'],
    ['30/11', 'day', '2026-11-30'],
    ['30.11.', 'day', '2026-11-30'],
    ['30 nov 2026', 'day', '2026-11-30'],
    ['30 de noviembre', 'day', '2026-11-30'],
    ['lunes, 30 de noviembre', 'day', '2026-11-30'],
    ['Nov 30, 2026', 'day', '2026-11-30'],
    ['3/12/26', 'day', '2026-12-03'],
    ['2026-12-03', 'day', '2026-12-03'],
    ['30-XI-2026', 'day', '2026-11-30'],
    ['2026-11-30T00:00', 'day', '2026-11-30'],
    ['5/1', 'day', '2027-01-05'],
    ['29/2', 'day', '2028-02-29'],
    ['nov 2026', 'month', '2026-11-01'],
    ['112026', 'month', '2026-11-01'],
  ] as const)('reads %j (%s) as %j', (text, granularity, iso) => {
    expect(typedDate(text, granularity, '2026-11-27')).toBe(iso);
  });

  it.each([
    ['31/02/2026', 'day'],
    ['hoy', 'day'],
    ['03/2026', 'day'],
    ['09/03/2026', 'month'],
    ['13/2026', 'month'],
    ['1/1/1/1', 'day'],
    ['01/01/202', 'day'],
    ['01/01/0202', 'day'],
    ['31112026', 'day'],
    ['2611', 'day'],
    ['30 noviem 11 2026', 'day'],
    ['martes', 'day'],
    ['nov', 'day'],
    ['2026-11-30T08:00-06:00', 'day'],
  ] as const)('refuses %j (%s)', (text, granularity) => {
    expect(typedDate(text, granularity)).toBeNull();
  });

  it('reads each date as the product writes it', () => {
    const written = [
      formatCalendarDate,
      formatDayAndMonth,
      formatDateInWords,
      (iso: string) => shownDate(iso, 'day'),
    ];
    for (let days = -180; days <= 180; days += 1) {
      const iso = dateAfter('2026-11-27', days);
      for (const format of written)
        expect(typedDate(format(iso), 'day', '2026-11-27'), format(iso)).toBe(iso);
    }
  });

  it('shows dd/MM/yyyy for days and weeks, MM/yyyy for months, nothing for no date', () => {
    expect(shownDate('2026-03-09', 'day')).toBe('09/03/2026');
    expect(shownDate('2026-03-09', 'week')).toBe('09/03/2026');
    expect(shownDate('2026-03-09', 'month')).toBe('03/2026');
    expect(shownDate('', 'day')).toBe('');
  });

  it('keeps the day in every time zone: an ISO date is a local one', () => {
    const date = dateOf('2026-03-09');
    expect(date?.getDate()).toBe(9);
    expect(date && isoOf(date)).toBe('2026-03-09');
  });
});

describe('the faults of a date field (FORM-6)', () => {
  it.each([
    ['', 'day', null],
    ['2026-03-09', 'day', null],
    ['31/02/2026', 'day', 'impossible'],
    ['99/99/2026', 'day', 'impossible'],
    ['13/2026', 'month', 'impossible'],
    ['03/2026', 'day', 'shape'],
    ['hoy', 'day', 'shape'],
    ['1/dos/2026', 'week', 'shape'],
    ['31112026', 'day', 'impossible'],
    ['30 feb 2026', 'day', 'impossible'],
  ] as const)('of %j (%s): %s', (value, granularity, fault) => {
    expect(dateFault(value, granularity)).toBe(fault);
  });

  it('is that it is before the first that can be', () => {
    expect(dateFault('2026-03-08', 'day', { min: '2026-03-09' })).toBe('early');
    expect(dateFault('2026-03-09', 'day', { min: '2026-03-09', max: '2026-03-09' })).toBeNull();
    expect(dateFault('2026-03-10', 'day', { max: '2026-03-09' })).toBe('late');
    expect(dateFault('2026-03-08', 'day', { min: '31/02/2026', max: '' })).toBeNull();
  });
});
