import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/slips/mine': {
    access: '401       403        403     [2]     [1]        [0]        403      403     403    403',
    request: () => ({}),
    queries: 4,
  },
  'GET /payroll/slips/:id': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('slip'),
    queries: 3,
  },
  'POST /payroll/slips/:id/accept': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('slip'),
    queries: 8,
    events: ['slip-accepted'],
  },
  'POST /payroll/slips/:id/claims': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('slip', { text: 'Falta otra hora.', date: '2026-11-13' }),
    queries: 8,
    events: ['slip-claimed'],
  },
  'POST /payroll/slips/:id/claims/:claimId/answer': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ slip, claim }) => ({
      params: { id: slip, claimId: claim },
      body: { text: 'Va en la próxima quincena.' },
    }),
    queries: 8,
    events: ['claim-answered'],
  },
  'GET /payroll/claims': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [0]',
    request: () => ({}),
    queries: 4,
  },
  'GET /payroll/claims of a company': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company } }),
  },
  'GET /payroll/runs/:id/answers': {
    access: '401       403        403     403     403        403        404      404     [2]    [2]',
    request: byId('run'),
    queries: 5,
  },
});
