import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { CLOSED } from '../../../test/scene-pay.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/calendar': {
    access: '401       403        403     200     200        404        404      404     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 5,
  },
  'PUT /payroll/calendar/:companyId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({
      params: { companyId: company },
      body: { schedule: { kind: 'weekly', firstDay: 1 }, paydayAfterDays: 3 },
    }),
    queries: 9,
    events: ['schedule-changed'],
  },
  'GET /payroll/period': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 14,
  },
  'GET /payroll/period of a closed day': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({
      query: { companyId: company, date: CLOSED.startDate },
    }),
  },
  'GET /payroll/period/:employeeId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ employee, company }) => ({
      params: { employeeId: employee },
      query: { companyId: company, date: '2026-11-18' },
    }),
    queries: 14,
  },
  'GET /payroll/period/:employeeId closed': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ employee, company }) => ({
      params: { employeeId: employee },
      query: { companyId: company, date: CLOSED.startDate },
    }),
  },
});
