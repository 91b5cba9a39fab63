import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/slips/:id/link': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('slip'),
    queries: 3,
  },
  'POST /payroll/slips/:id/link': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('slip'),
    queries: 4,
    events: [],
  },
  'DELETE /payroll/slips/:id/link': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('slip'),
    queries: 3,
    events: [],
  },
  'POST /slip-links/open': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ slipToken }) => ({ token: slipToken }),
    queries: 7,
    events: [],
  },
  'GET /slip-links/pdf': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ slipToken }) => ({ token: slipToken }),
    queries: 8,
  },
  'POST /slip-links/accept': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ slipToken }) => ({ token: slipToken }),
    queries: 11,
    events: ['slip-accepted'],
  },
  'POST /slip-links/claims': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ slipToken }) => ({ token: slipToken, body: { text: 'Falta otra hora.' } }),
    queries: 12,
    events: ['slip-claimed'],
  },
});
