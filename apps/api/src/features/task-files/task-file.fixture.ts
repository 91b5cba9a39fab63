import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { TASKS } from '../../../test/send.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/project/:projectId/export': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({
      params: { projectId: project },
      query: { format: 'csv' },
    }),
    queries: 8,
  },
  'POST /tasks/project/:projectId/import/preview': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project }) => ({
      params: { projectId: project },
      body: TASKS,
    }),
    queries: 6,
  },
  'POST /tasks/project/:projectId/import': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: ({ project }) => ({
      params: { projectId: project },
      body: TASKS,
    }),
    queries: 9,
  },
});
