import { byId, routeFixtures, WRITTEN } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /record-requests': {
    access: '401       403        403     201     201        201        403      403     403    403',
    request: () => ({ body: WRITTEN }),
    queries: 10,
    // A request changes no money until it is decided.
    events: [],
  },
  'POST /record-requests of a record': {
    access: '401       403        403     201     404        404        403      403     403    403',
    request: ({ pastRecord, project }) => ({
      body: { ...WRITTEN, recordId: pastRecord, projectId: project },
    }),
    events: [],
  },
  'GET /record-requests': {
    access: '401       403        403     [1]     [0]        [0]        [0]      [0]     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company, open: 'true' } }),
    queries: 8,
  },
  'GET /record-requests of an employee': {
    access: '401       403        403     [1]     [0]        [0]        [0]      [0]     [1]    [1]',
    request: ({ employee }) => ({ query: { employeeId: employee } }),
  },
  'POST /record-requests/:id/messages': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('request', { text: 'Fue el martes.' }),
    queries: 8,
    events: [],
  },
  'POST /record-requests/:id/withdraw': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('request'),
    queries: 8,
    events: [],
  },
  'POST /record-requests/:id/accept': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('request', { endTime: '2026-11-18T23:00:00.000Z' }),
    queries: 28,
    events: ['record-corrected', 'request-accepted'],
  },
  'POST /record-requests/:id/reopen': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('acceptedRequest', {}),
    queries: 27,
    events: ['record-reverted', 'request-reopened'],
  },
  'POST /record-requests/:id/decline': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('request', { reason: 'Ese día cerramos a las cinco.' }),
    queries: 12,
    events: ['request-declined'],
  },
});
