import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/bank-layout/:companyId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ params: { companyId: company } }),
    queries: 4,
  },
  'PUT /payroll/bank-layout/:companyId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'accounts',
    request: ({ company }) => ({
      params: { companyId: company },
      body: { columns: ['account', 'amount', 'reference'], separator: ';', header: false },
    }),
    queries: 4,
    // The request changes no account.
    events: [],
  },
  'GET /payroll/accounts/mine': {
    access: '401       403        403     [0]     [0]        [0]        403      403     403    403',
    request: () => ({}),
    queries: 3,
  },
  'PUT /payroll/accounts/:employeeId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'accounts',
    request: ({ company, employee }) => ({
      params: { employeeId: employee },
      body: { companyId: company, account: '30-1234 567' },
    }),
    queries: 12,
    events: ['account-set'],
  },
});
