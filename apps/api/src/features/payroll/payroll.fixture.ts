import { byId, NOVEMBER, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /employees/payroll/export': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({
      query: { companyId: company, ...NOVEMBER, format: 'csv' },
    }),
    queries: 7,
  },
  'GET /employees/payroll/export of one': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company, employee }) => ({
      query: { companyId: company, employeeId: employee, ...NOVEMBER, format: 'xlsx' },
    }),
  },
  'GET /employees/payroll/export as JSON': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({
      query: { companyId: company, ...NOVEMBER, format: 'json' },
    }),
  },
  'GET /payroll/people': {
    access: '401       403        403     403     403        403        [0]      [0]     [2]    [2]',
    request: ({ company }) => ({ query: { companyId: company, ...NOVEMBER } }),
    queries: 8,
  },
  'GET /payroll/people/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('employee'),
    queries: 7,
  },
  'GET /payroll/people/:id of a company': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ employee, company }) => ({
      params: { id: employee },
      query: { companyId: company },
    }),
  },
});
