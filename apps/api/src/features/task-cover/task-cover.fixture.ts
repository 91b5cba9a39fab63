import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { PICTURE } from '../../../test/send.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'PUT /tasks/:id/cover': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: ({ task }) => ({ params: { id: task }, body: PICTURE }),
    queries: 17,
  },
  'DELETE /tasks/:id/cover': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('task'),
    queries: 10,
  },
  'GET /tasks/cover/:id': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: byId('cover'),
    queries: 4,
  },
});
