import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /devices/:id/marks': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ device, sentMarks }) => ({ params: { id: device }, body: JSON.parse(sentMarks) }),
    queries: 19,
    acts: [],
    events: ['record-clocked'],
  },
  'GET /employees/:id/marks': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: byId('employee'),
    queries: 4,
  },
  'POST /marks/settle': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ waitingMark }) => ({ body: { marks: [waitingMark], decision: 'set_aside' } }),
    queries: 12,
    events: ['mark-set-aside'],
  },
  'POST /timesheets/:id/deny': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('record'),
    queries: 14,
    events: [],
  },
});
