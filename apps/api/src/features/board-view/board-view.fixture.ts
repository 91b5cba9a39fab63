import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/project/:projectId/views': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 3,
  },
  'PUT /tasks/project/:projectId/views': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({
      params: { projectId: project },
      body: { version: 0, views: [{ name: 'Lo mío', params: 'mine=1&due=week' }] },
    }),
    queries: 7,
  },
});
