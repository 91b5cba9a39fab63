import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /todo': {
    access: '401       403        403     200     200        200        200      200     200    403',
    request: () => ({}),
    queries: 9,
  },
  'POST /todo': {
    access: '401       403        403     201     201        201        201      201     201    403',
    request: () => ({ body: { title: 'Pagar el agua', day: '2026-12-01', time: '09:00' } }),
    queries: 10,
  },
  'PUT /todo/order': {
    access: '401       403        403     200     404        404        404      404     404    403',
    request: ({ todoItem }) => ({ body: { id: todoItem, before: null } }),
    queries: 5,
  },
  'PUT /todo/:id': {
    access: '401       403        403     200     404        404        404      404     404    403',
    request: byId('todoItem', { title: 'Pagar la luz' }),
    queries: 5,
  },
  'DELETE /todo/:id': {
    access: '401       403        403     200     404        404        404      404     404    403',
    request: byId('todoItem'),
    queries: 3,
  },
  'POST /todo/:id/done': {
    access: '401       403        403     200     404        404        404      404     404    403',
    request: byId('todoItem'),
    queries: 8,
  },
  'POST /todo/:id/reopen': {
    access: '401       403        403     200     404        404        404      404     404    403',
    request: byId('todoItem'),
    queries: 8,
  },
});
