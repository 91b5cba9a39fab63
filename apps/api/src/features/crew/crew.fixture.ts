import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /project/:id/foremen': {
    access: '401       403        403     403     403        403        404      seen    [1]    [1]',
    request: byId('project'),
    queries: 4,
  },
  'PUT /project/:id/foremen': {
    access: '401       403        403     403     403        403        404      seen    [0]    [0]',
    request: ({ project }) => ({ params: { id: project }, body: { personIds: [] } }),
    queries: 8,
    acts: ['foreman-ended'],
  },
  'GET /crew': {
    access: '401       403        403     [1]     [0]        [0]        403      403     403    403',
    request: () => ({}),
    queries: 6,
  },
});
