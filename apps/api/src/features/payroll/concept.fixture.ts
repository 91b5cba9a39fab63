import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const BONUS = { kind: 'addition', basis: 'fixed', value: 125 };

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/concepts': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 3,
  },
  'POST /payroll/concepts': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company, employee }) => ({
      body: { companyId: company, name: 'Bono', ...BONUS, employeeIds: [employee], once: true },
    }),
    queries: 12,
    events: ['concept-added'],
  },
  'PUT /payroll/concepts/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('concept', { ...BONUS, version: 1, reason: 'Según el contador.' }),
    queries: 12,
    events: ['concept-changed'],
  },
  'PUT /payroll/concepts/:id with people': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ concept, colleague }) => ({
      params: { id: concept },
      body: { employeeIds: [colleague], version: 1 },
    }),
    events: ['concept-changed'],
  },
  'DELETE /payroll/concepts/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('concept', { version: 1, reason: 'Ya no aplica.' }),
    queries: 12,
    events: ['concept-removed'],
  },
});
