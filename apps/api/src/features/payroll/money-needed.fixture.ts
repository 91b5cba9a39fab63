import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/money-needed': {
    access: '401       403        403     403     403        403        200      200     200    200',
    request: () => ({}),
    // Some twenty queries for the period of each company; here the owner has four.
    queries: 90,
  },
  'GET /payroll/money-needed of a company': {
    access: '401       403        403     403     403        403        200      200     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
  },
});
