import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /today/:companyId': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ params: { companyId: company } }),
    queries: 11,
  },
});
