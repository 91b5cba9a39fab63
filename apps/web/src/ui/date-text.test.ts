import { describe, expect, it } from 'vitest';
import { dateOf, isoOf, shownDate, typedDate } from './date-text.ts';

describe('dates as people type and read them (PAY-13)', () => {
  it.each([
    ['09/03/2026', 'day', '2026-03-09'],
    ['9/3/2026', 'week', '2026-03-09'],
    ['9-3-26', 'day', '2026-03-09'],
    [' 29/02/2028 ', 'day', '2028-02-29'],
    ['03/2026', 'month', '2026-03-01'],
    ['3/26', 'month', '2026-03-01'],
    ['', 'day', ''],
  ] as const)('reads %j (%s) as %j', (text, granularity, iso) => {
    expect(typedDate(text, granularity)).toBe(iso);
  });

  it.each([
    ['31/02/2026', 'day'],
    ['hoy', 'day'],
    ['03/2026', 'day'],
    ['09/03/2026', 'month'],
    ['13/2026', 'month'],
    ['1/1/1/1', 'day'],
    ['01/01/202', 'day'],
  ] as const)('refuses %j (%s)', (text, granularity) => {
    expect(typedDate(text, granularity)).toBeNull();
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
