import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /payroll/adjustments': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ closedRecord }) => ({
      body: { recordId: closedRecord, endTime: '2026-11-18T21:00:00.000Z', reason: 'Salió antes.' },
    }),
    queries: 16,
    events: ['adjustment-made'],
  },
  'POST /payroll/adjustments that voids': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ closedRecord }) => ({
      body: { recordId: closedRecord, void: true, reason: 'No trabajó.' },
    }),
    events: ['adjustment-made'],
  },
  'POST /payroll/adjustments/preview': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ closedRecord }) => ({
      body: { recordId: closedRecord, endTime: '2026-11-18T21:00:00.000Z' },
    }),
    queries: 7,
    events: [],
  },
  'DELETE /payroll/adjustments/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('adjustment', { reason: 'Fue un error.' }),
    queries: 16,
    events: ['adjustment-removed'],
  },
});
