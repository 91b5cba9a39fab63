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
  'GET /project/:id/site-code': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('project'),
    queries: 3,
  },
  'PUT /project/:id/site-code': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project }) => ({ params: { id: project }, body: { on: false } }),
    queries: 6,
    acts: ['site-code-off'],
  },
  'POST /project/:id/site-code/secret': {
    access: '401       403        403     200     seen       404        403      403     403    403',
    request: byId('project'),
    queries: 6,
    acts: ['site-code-shown'],
  },
  'GET /crew': {
    access: '401       403        403     [1]     [0]        [0]        403      403     403    403',
    request: () => ({}),
    queries: 7,
  },
});
