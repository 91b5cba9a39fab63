import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const DATES = { start_date: '2026-11-20', end_date: '2026-11-27T12:00:00-06:00' };

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /project/get': {
    access: '401       403        [0]     [1]     [1]        [1]        [1]      [1]     [2]    [0]',
    request: () => ({}),
    queries: 4,
  },
  'GET /project/get of the company': {
    access: '401       403        [0]     [1]     [1]        [0]        [0]      [1]     [2]    [2]',
    request: ({ company }) => ({ query: { company_id: company } }),
  },
  'GET /project/get of another': {
    access: '401       403        403     [1]     403        403        403      403     403    [1]',
    request: ({ employeeName }) => ({ query: { username: employeeName } }),
  },
  'GET /project/get of the owner': {
    access: '401       403        403     403     403        403        403      403     [2]    [2]',
    request: ({ ownerName }) => ({ query: { username: ownerName } }),
  },
  'GET /project/search': {
    access: '401       403        [0]     [1]     [1]        [1]        [1]      [1]     [2]    [0]',
    request: () => ({ query: { search: 'PROYECTO' } }),
    queries: 4,
  },
  'GET /project/search of the company': {
    access: '401       403        [0]     [1]     [1]        [0]        [0]      [1]     [2]    [2]',
    request: ({ company }) => ({
      query: { search: 'proyecto', company_id: company },
    }),
  },
  'GET /project/search of another': {
    access: '401       403        403     [1]     403        403        403      403     403    [1]',
    request: ({ employeeName }) => ({
      query: { search: 'proyecto', username: employeeName },
    }),
  },
  'GET /project/:id': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('project'),
    queries: 3,
  },
  'POST /project/add': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company }) => ({ body: { name: 'Puente', company_id: company, ...DATES } }),
    queries: 6,
  },
  'PUT /project/update': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project }) => ({
      query: { project_id: project },
      body: { name: 'Puente', ...DATES },
    }),
    queries: 6,
  },
  'DELETE /project/delete': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project }) => ({ query: { project_id: project } }),
    queries: 19,
  },
  'POST /project/add-user': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project, colleagueName }) => ({
      body: { projectId: project, username: colleagueName },
    }),
    queries: 12,
  },
  'POST /project/add-user of a stranger': {
    access: '401       403        403     403     403        403        404      seen    202    202',
    request: ({ project, foreignName }) => ({
      body: { projectId: project, username: foreignName },
    }),
  },
  'GET /project/memberships': {
    access: '401       403        [1]     [0]     [0]        [0]        [0]      [1]     [0]    [0]',
    request: () => ({}),
    queries: 3,
  },
  'POST /project/leave': {
    access: '401       403        200     seen    404        404        404      200     seen   404',
    request: ({ project }) => ({ body: { projectId: project } }),
    queries: 5,
  },
  'GET /project/users/:projectId': {
    access: '401       403        403     [4]     seen       404        404      [4]     [4]    [4]',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 3,
  },
  'DELETE /project/remove-user': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ project, employeeName }) => ({
      body: { projectId: project, username: employeeName },
    }),
    queries: 8,
  },
});
