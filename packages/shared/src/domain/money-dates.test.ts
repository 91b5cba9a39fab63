import { describe, expect, it } from 'vitest';
import { isMoneyDate, moneyDates } from './money-dates.ts';

const TODAY = '2026-11-27';

describe('a date of money is from 2000 to a year ahead (PAYMENT-5)', () => {
  it.each([
    ['1950-01-01', false],
    ['1999-12-31', false],
    ['2000-01-01', true],
    [TODAY, true],
    ['2027-11-27', true],
    ['2027-11-28', true],
    ['2027-11-29', false],
    ['2099-12-31', false],
    ['2026-02-30', false],
    ['', false],
  ])('%s is one: %j', (date, is) => {
    expect(isMoneyDate(date, TODAY)).toBe(is);
  });

  it('a leap day has its year ahead, too', () => {
    expect(moneyDates('2028-02-29').max).toBe('2029-03-01');
  });
});
