import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /record-news': {
    access: '401       403        403     [0]     [0]        [0]        403      403     403    403',
    request: () => ({}),
    queries: 3,
  },
  'POST /record-news/seen': {
    access: '401       403        403     200     200        200        403      403     403    403',
    request: () => ({ body: { seq: 1 } }),
    queries: 3,
  },
});
