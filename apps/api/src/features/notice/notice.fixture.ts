import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /notices': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ query: {} }),
    queries: 10,
  },
  'GET /notices/unread': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 4,
  },
  'GET /notices/live': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    // Includes those of the first event.
    queries: 8,
  },
  'POST /notices/:id/read': {
    access: '401       403        404     404     404        404        404      404     200    404',
    request: byId('notice'),
    queries: 4,
  },
  'POST /notices/read': {
    access: '401       403        404     404     404        404        404      404     200    404',
    request: ({ notice }) => ({ body: { upTo: notice } }),
    queries: 5,
  },
  'GET /notices/preferences': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 3,
  },
  'PUT /notices/preferences': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: { off: ['slip-ready'], mailOff: ['task-assigned'] } }),
    queries: 3,
  },
});
