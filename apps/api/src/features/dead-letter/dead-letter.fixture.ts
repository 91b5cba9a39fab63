import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /admin/dead-letters': {
    access: '401       403        403     403     403        403        403      403     403    [1]',
    request: () => ({}),
    queries: 3,
  },
  'POST /admin/dead-letters/:id/retry': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('deadLetter'),
    queries: 2,
    acts: [],
  },
});
