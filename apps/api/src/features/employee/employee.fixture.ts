import { byId, routeFixtures, somebody } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /employees': {
    access: '401       403        403     403     403        403        [0]      [0]     [2]    [2]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 3,
  },
  'GET /employees/:id': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('employee'),
    queries: 2,
  },
  'POST /employees': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company }) => ({ body: { ...somebody('nadia'), companyId: company } }),
    queries: 8,
    acts: ['account-created'],
    events: [],
  },
  'PUT /employees/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'sign-in',
    request: byId('employee', { fullname: 'Inés Otra', hourlyRate: 20.5, password: 'secreto2' }),
    queries: 15,
    acts: ['password-set', 'account-changed'],
    events: ['rate-set'],
  },
  'PUT /employees/:id of the rate': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'rates',
    request: byId('employee', { hourlyRate: 20.5 }),
    acts: [],
    events: ['rate-set'],
  },
  'PUT /employees/:id of the name': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('employee', { fullname: 'Inés Otra' }),
    acts: ['account-changed'],
    events: [],
  },
  'POST /employees/:id/temporary-password': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'password',
    request: byId('employee'),
    queries: 8,
    acts: ['password-set'],
    events: [],
  },
  'PUT /employees/:id/company': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: ({ employee, otherCompany }) => ({
      params: { id: employee },
      body: { companyId: otherCompany },
    }),
    queries: 29,
    acts: ['employee-assigned'],
    events: ['record-clocked'],
  },
  'PUT /employees/totalToPay/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('employee', { totalToPay: 1_234.56 }),
    queries: 3,
    // The ledger records money, not the audit.
    acts: [],
    events: [],
  },
  'DELETE /employees/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'sign-in',
    request: byId('employee'),
    // Includes the deletion of the person's events and jobs.
    queries: 51,
    acts: ['account-deleted'],
    events: ['record-clocked', 'person-deleted'],
  },
});
