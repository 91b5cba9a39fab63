import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/:id/time': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task'),
    queries: 7,
  },
  'GET /tasks/project/:projectId/time': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 5,
  },
});
