import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /tasks/:id/blockers': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, otherTask }) => ({
      params: { id: task },
      body: { taskId: otherTask },
    }),
    queries: 9,
  },
  'DELETE /tasks/:id/blockers/:blockerId': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, otherTask }) => ({
      params: { id: task, blockerId: otherTask },
    }),
    queries: 9,
  },
  'PUT /tasks/:id/parent': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task, otherTask }) => ({ params: { id: task }, body: { parentId: otherTask } }),
    queries: 9,
  },
});
