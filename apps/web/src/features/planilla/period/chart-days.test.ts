import { describe, expect, it } from 'vitest';
import { hoursRow } from '@/test/entities.ts';
import { chartDays, chartRange } from './chart-days.ts';

describe('the days of the hours chart', () => {
  it('are those of the ISO week, Monday first, for a day and for a week', () => {
    const week = { startDate: '2026-11-16', endDate: '2026-11-22' };
    expect(chartRange({ startDate: '2026-11-22', endDate: '2026-11-22' })).toEqual(week);
    expect(chartRange(week)).toEqual(week);
    expect(chartDays(week, []).map(({ tick }) => tick)).toEqual([
      'lun',
      'mar',
      'mié',
      'jue',
      'vie',
      'sáb',
      'dom',
    ]);
  });

  it('are all days of the month, over a change of the clock too', () => {
    const march = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(chartRange(march)).toEqual(march);
    const days = chartDays(march, []);
    expect(days.map(({ tick }) => Number(tick))).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  it('contain the hours of their row, and none if there is no row', () => {
    const rows = [hoursRow({ _id: { day: 17, month: 11, year: 2026 }, totalHours: 7.5 })];
    const days = chartDays({ startDate: '2026-11-16', endDate: '2026-11-18' }, rows);
    expect(days).toEqual([
      { date: '2026-11-16', label: '16/11/2026', tick: 'lun', hours: 0 },
      { date: '2026-11-17', label: '17/11/2026', tick: 'mar', hours: 7.5 },
      { date: '2026-11-18', label: '18/11/2026', tick: 'mié', hours: 0 },
    ]);
  });
});
