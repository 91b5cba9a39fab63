import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /calendar': {
    access: '401       403        403     403     403        403        200      200     200    403',
    request: () => ({ query: { startDate: '2026-11-01', endDate: '2026-12-06' } }),
    // One more for each company without a closed period; here the owner has four.
    queries: 17,
  },
  'GET /calendar/feeds': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]     403',
    request: () => ({}),
    queries: 2,
  },
  'POST /calendar/feeds': {
    access: '401       403        403     403     403        403        201      201     201     403',
    request: () => ({ body: { name: 'Teléfono' } }),
    confirms: 'sign-in',
    queries: 8,
    acts: ['calendar-feed-made'],
  },
  'DELETE /calendar/feeds/:id': {
    access: '401       403        403     403     403        403        404      404     200     403',
    request: byId('calendarFeed'),
    queries: 4,
    acts: ['calendar-feed-revoked'],
  },
  'GET /calendar.ics': {
    access: '200       200        200     200     200        200        200      200     200     200',
    request: ({ calendarFeedToken: token }) => ({ query: { token } }),
    queries: 18,
  },
});
