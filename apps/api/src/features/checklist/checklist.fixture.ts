import { byId, type Request, routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import type { Parts } from '../../../test/send.ts';

const ofItem =
  (body?: Parts['body']): Request =>
  ({ task, item }) => ({ params: { id: task, itemId: item }, ...(body && { body }) });

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/:id/checklist': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task'),
    queries: 5,
  },
  'POST /tasks/:id/checklist': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: byId('task', { texts: ['Trazar', 'Excavar'] }),
    queries: 9,
  },
  'PUT /tasks/:id/checklist/:itemId': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ofItem({ text: 'Trazar' }),
    queries: 9,
  },
  'PUT /tasks/:id/checklist/:itemId/done': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ofItem({ done: true }),
    queries: 9,
  },
  'PUT /tasks/:id/checklist/:itemId/place': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ofItem({ order: 1 }),
    queries: 9,
  },
  'DELETE /tasks/:id/checklist/:itemId': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ofItem(),
    queries: 9,
  },
});
