import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/project/:projectId/archived': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 4,
  },
  'PUT /tasks/archived/:id/restore': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('archivedTask'),
    queries: 9,
  },
  'DELETE /tasks/archived/:id': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('archivedTask'),
    queries: 9,
  },
});
