import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /home': {
    access: '401       403        403     200     200        200        403      403     403    403',
    request: () => ({}),
    queries: 32,
  },
});
