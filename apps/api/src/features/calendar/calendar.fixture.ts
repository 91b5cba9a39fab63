import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /calendar': {
    access: '401       403        403     403     403        403        200      200     200    403',
    request: () => ({ query: { startDate: '2026-11-01', endDate: '2026-12-06' } }),
    // One more for each company without a closed period; here the owner has four.
    queries: 16,
  },
});
