import { expect, it } from 'vitest';
import { payPeriodOf } from './pay-period.ts';

it.each([
  ['2026-11-01', '2026-11-01', '2026-11-15'],
  ['2026-11-15', '2026-11-01', '2026-11-15'],
  ['2026-11-16', '2026-11-16', '2026-11-30'],
  ['2026-12-31', '2026-12-16', '2026-12-31'],
  ['2028-02-20', '2028-02-16', '2028-02-29'],
])('%s is paid with the days from %s to %s (PAY-60)', (date, startDate, endDate) => {
  expect(payPeriodOf(date)).toEqual({ startDate, endDate });
});
