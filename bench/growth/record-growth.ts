import { ROLES } from '@faena/shared/access';
import { type Filled, fill } from '../lib/fill.ts';
import { type Growth, LAST_DAY, type Measured } from './growth.ts';

const NOVEMBER = 'startDate=2026-11-01&endDate=2026-11-30';

/** The work of 200 people, and their manager's screens. */
export const RECORDS: Growth = {
  of: 'records of 200 people',
  sizes: [20_000, 200_000, 2_000_000],
  async fill(records) {
    const filled = await fill({ records, lastDay: LAST_DAY, paidBefore: '2026-11-16' });
    return { by: { id: filled.managerId, roleId: ROLES.manager }, requests: requestsOf(filled) };
  },
};

function requestsOf({ companyId, employeeIds, oldestMonth }: Filled): Measured[] {
  const part = (what: string, path: (run: number) => string): Measured => ({
    what,
    asks: 'part',
    request: (run) => ({ path: path(run) }),
  });
  const all = (what: string, path: (run: number) => string): Measured => ({
    ...part(what, path),
    asks: 'all',
  });
  const employee = (run: number) => String(employeeIds[(run * 37) % employeeIds.length]);
  const history = (run: number, range: string) => `/timesheets/history/${employee(run)}?${range}`;
  return [
    part('employees: the figures of the dashboard', () => `/employees?companyId=${companyId}`),
    part('open period of pay', () => `/payroll/period?companyId=${companyId}&date=2026-11-20`),
    part('planilla of a month', () => `/payroll/people?companyId=${companyId}&${NOVEMBER}`),
    part('records of one person, a month', (run) => `/timesheets/${employee(run)}?${NOVEMBER}`),
    part('records of one person, a page of 50', (run) => `/timesheets/${employee(run)}?limit=50`),
    part('hours of one person by day, a month', (run) => history(run, `type=day&${NOVEMBER}`)),
    part('the same, the oldest month', (run) => history(run, `type=day&${oldestMonth}`)),
    all('hours of one person by month, all', (run) =>
      history(run, 'type=month&startDate=2000-01-01&endDate=2026-12-31'),
    ),
    all('what one person has earned in all', (run) => `/payroll/people/${employee(run)}`),
    all('records of one person, all', (run) => `/timesheets/${employee(run)}`),
  ];
}
