import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/project/:projectId': {
    access: '401       403        403     [2]     seen       404        404      [2]     [2]    [2]',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 5,
  },
  'GET /tasks/project/:projectId/live': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({ params: { projectId: project } }),
    // Includes the queries of joining and leaving the board, and of informing others.
    queries: 9,
  },
  'PUT /tasks/project/:projectId/presence': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project, task }) => ({
      params: { projectId: project },
      body: { tab: 'this-very-tab', taskId: task },
    }),
    queries: 4,
  },
  'POST /tasks': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: ({ project, employee }) => ({
      body: { title: 'Cimientos', project, assignedTo: [employee], tags: ['obra'], dueDate: null },
    }),
    // Without concurrent changes it takes fewer: see `hot-writes.test.ts`.
    queries: 9,
  },
  'POST /tasks/many': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: ({ project }) => ({ body: { project, titles: ['Planos', 'Permisos'] } }),
    queries: 7,
  },
  'PUT /tasks/:id': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, employee }) => ({
      params: { id: task },
      body: { title: 'Cimientos', status: 'Done', assignedTo: [employee] },
    }),
    // Includes the queries after another process has changed the board.
    queries: 10,
  },
  'PUT /tasks/:id/status': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task', { status: 'Done' }),
    queries: 10,
  },
  'POST /tasks/:id/duplicate': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: byId('task'),
    queries: 9,
  },
  'PUT /tasks/reorder': {
    access: '401       403        403     [2]     seen       404        404      [2]     [2]    [2]',
    request: ({ task, otherTask }) => ({
      body: {
        tasks: [
          { id: task, status: 'Doing', order: 0 },
          { id: otherTask, status: 'Doing', order: 1 },
        ],
      },
    }),
    queries: 9,
  },
  'PUT /tasks/batch': {
    access: '401       403        403     seen    seen       404        404      seen    [1]    [1]',
    request: ({ task, employee }) => ({
      body: { ids: [task], change: { priority: 'High', assign: [employee] } },
    }),
    queries: 9,
  },
  'PUT /tasks/move': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, otherProject }) => ({ body: { ids: [task], project: otherProject } }),
    // Two boards, each with its lock, writes and live events.
    queries: 26,
  },
  'PUT /tasks/:id/assign': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, employee }) => ({ params: { id: task }, body: { userIds: [employee] } }),
    queries: 10,
  },
  'DELETE /tasks/:id': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('task'),
    queries: 11,
  },
  'POST /tasks/undo': {
    access: '401       403        403     200     404        404        404      200     200    200',
    request: ({ changeKey }) => ({ body: { key: changeKey } }),
    queries: 14,
  },
  'GET /tasks/:id/history': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task'),
    queries: 5,
  },
  'GET /tasks/users/available/:projectId': {
    access: '401       403        403     [4]     seen       404        404      [4]     [4]    [4]',
    request: ({ project }) => ({ params: { projectId: project } }),
    queries: 3,
  },
  'GET /tasks/search': {
    access: '401       403        403     [2]     [1]        [1]        [1]      [2]     [3]    [4]',
    request: () => ({ query: { q: 'TAREA' } }),
    queries: 3,
  },
  'GET /tasks/project/:projectId/search': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ project }) => ({ params: { projectId: project }, query: { q: 'TAREA' } }),
    queries: 3,
  },
  'GET /tasks/user/:userId': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: ({ employee }) => ({ params: { userId: employee } }),
    queries: 8,
  },
});
