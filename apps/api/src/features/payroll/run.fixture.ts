import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { NEXT } from '../../../test/scene-pay.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /payroll/runs': {
    access: '401       403        403     403     403        403        404      404     201    201',
    confirms: 'closing',
    request: ({ company }) => ({ body: { companyId: company, ...NEXT } }),
    queries: 27,
    events: ['run-closed'],
  },
  'POST /payroll/runs/preview': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ body: { companyId: company, ...NEXT } }),
    queries: 18,
    events: [],
  },
  'GET /payroll/runs': {
    access: '401       403        403     403     403        403        [0]      [0]     [2]    [2]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 4,
  },
  'GET /payroll/runs/:id/slips': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: byId('lastRun'),
    queries: 3,
  },
  'POST /payroll/runs/:id/reopen': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'closing',
    request: byId('lastRun', { reason: 'Faltaba un bono.' }),
    // One of them is for the debts that the run carried over.
    queries: 21,
    events: ['run-reopened'],
  },
});
