import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/people/:id/rates': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: byId('employee'),
    queries: 4,
  },
  'POST /payroll/rates': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'rates',
    request: ({ employee }) => ({
      body: { employeeIds: [employee], hourlyRate: 15, from: '2026-11-01', note: 'Aumento' },
    }),
    queries: 24,
    events: ['rate-set'],
  },
  'POST /payroll/rates of several': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'rates',
    request: ({ employee, colleague }) => ({
      body: { employeeIds: [employee, colleague], percentage: 7.5 },
    }),
    events: ['rate-set', 'rate-set'],
  },
  'POST /payroll/rates/preview': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ employee }) => ({
      body: { employeeIds: [employee], hourlyRate: 15, from: '2026-11-01' },
    }),
    queries: 12,
    events: [],
  },
  'PUT /payroll/people/:id/rates/:rateId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'rates',
    request: ({ employee, rate }) => ({
      params: { id: employee, rateId: rate },
      body: { hourlyRate: 15, from: '2026-11-01', note: 'Aumento' },
    }),
    queries: 25,
    events: ['rate-corrected'],
  },
  'DELETE /payroll/people/:id/rates/:rateId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'rates',
    request: ({ employee, rate }) => ({
      params: { id: employee, rateId: rate },
    }),
    queries: 23,
    events: ['rate-removed'],
  },
  'POST /payroll/people/:id/rates/:rateId/preview': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ employee, rate }) => ({
      params: { id: employee, rateId: rate },
      body: { remove: true },
    }),
    queries: 11,
    events: [],
  },
});
