import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /owner/day': {
    access: '401       403        403     403     403        403        200      200     200    200',
    request: () => ({}),
    // One more for each company without a closed period; here the owner has four.
    queries: 25,
  },
  'GET /owner/today': {
    access: '401       403        403     403     403        403        200      200     200    200',
    request: () => ({}),
    queries: 11,
  },
});
