import type { Filled } from '../lib/fill.ts';

/** A request to measure, and how much more data it is about where there are ten times the records. */
export interface Measured {
  readonly what: string;
  readonly data: number;
  readonly path: (filled: Filled, run: number) => string;
}

const NOVEMBER = 'startDate=2026-11-01&endDate=2026-11-30';

/** An employee of a run: another each time, as managers go from one to the next. */
const employeeOf = ({ employeeIds }: Filled, run: number) =>
  String(employeeIds[(run * 37) % employeeIds.length]);

const history = (range: string) => (filled: Filled, run: number) =>
  `/timesheets/history/${employeeOf(filled, run)}?${range}`;

export const REQUESTS: readonly Measured[] = [
  {
    what: 'employees list = dashboard figures (200 people)',
    data: 1,
    path: ({ companyId }) => `/employees?companyId=${companyId}`,
  },
  {
    what: 'planilla of a month (200 people)',
    data: 1,
    path: ({ companyId }) => `/payroll/people?companyId=${companyId}&${NOVEMBER}`,
  },
  {
    what: 'planilla, what one person has earned in all',
    data: 10,
    path: (filled, run) => `/payroll/people/${employeeOf(filled, run)}`,
  },
  {
    what: 'records of one employee, a month',
    data: 1,
    path: (filled, run) => `/timesheets/${employeeOf(filled, run)}?${NOVEMBER}`,
  },
  {
    what: 'hours history by day, one month',
    data: 1,
    path: history(`type=day&${NOVEMBER}`),
  },
  {
    what: 'hours history by day, the oldest month there is',
    data: 1,
    path: (filled, run) => `${history('type=day')(filled, run)}&${filled.oldestMonth}`,
  },
  {
    what: 'hours history by month, all of it',
    data: 10,
    path: history('type=month&startDate=2020-01-01&endDate=2026-12-31'),
  },
  {
    what: 'records of one employee, a page of 50',
    data: 1,
    path: (filled, run) => `/timesheets/${employeeOf(filled, run)}?limit=50`,
  },
  {
    what: 'records of one employee, all of them',
    data: 10,
    path: (filled, run) => `/timesheets/${employeeOf(filled, run)}`,
  },
];
