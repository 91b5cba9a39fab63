import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/ledger': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 2,
  },
  'GET /payroll/ledger of one': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company, employee }) => ({
      query: { companyId: company, employeeId: employee, kind: 'record' },
    }),
  },
  'GET /payroll/ledger/mine': {
    access: '401       403        403     200     200        200        403      403     403    403',
    request: () => ({}),
    queries: 2,
  },
});
