import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /health': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 0,
  },
  'GET /ready': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 0,
  },
  'POST /reports': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: () => ({ body: [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }] }),
    queries: 0,
  },
  'GET /demo': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 0,
  },
});
