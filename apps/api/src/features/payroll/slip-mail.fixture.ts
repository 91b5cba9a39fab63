import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/runs/:id/mails': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('run'),
    queries: 4,
  },
  'POST /payroll/runs/:id/mails': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: byId('run', {}),
    // Includes the event that requests the mails.
    queries: 8,
    events: [],
  },
});
