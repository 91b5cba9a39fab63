import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /admin/audit': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: () => ({}),
    queries: 2,
  },
  'GET /admin/audit of somebody': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: ({ employee }) => ({ query: { involved: employee, kind: 'sign-in' } }),
  },
});
