import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /project/invitations/:projectId': {
    access: '401       403        403     403     403        403        404      seen    [1]    [1]',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 4,
  },
  'GET /project-invitations': {
    access: '401       403        [0]     [0]     [0]        [1]        [0]      [0]     [0]    [0]',
    request: () => ({}),
    queries: 6,
  },
  'DELETE /project-invitations/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('invitation'),
    queries: 2,
  },
  'POST /project-invitations/:id/accept': {
    access: '401       403        404     404     404        200        404      404     404    404',
    request: byId('invitation'),
    queries: 6,
  },
  'POST /project-invitations/:id/decline': {
    access: '401       403        404     404     404        200        404      404     404    404',
    request: byId('invitation'),
    queries: 3,
  },
});
