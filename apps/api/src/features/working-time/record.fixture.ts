import { byId, NOVEMBER, routeFixtures, WRITTEN } from '../../../test/matrix/route-fixtures.ts';

const HISTORY = { type: 'day', ...NOVEMBER };

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /timesheets/start': {
    access: '401       403        403     404     201        404        404      404     201    201',
    request: ({ colleague }) => ({ body: { employeeId: colleague } }),
    queries: 6,
    // A beginning has no event (LEDGER-12).
    events: [],
  },
  'POST /timesheets/start of a running one': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: ({ employee }) => ({ body: { employeeId: employee } }),
    events: [],
  },
  'POST /timesheets/stop': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: ({ record }) => ({ body: { timesheetId: record, reason: 'logout' } }),
    queries: 11,
    events: ['record-stopped'],
  },
  'POST /timesheets/:id/undo-stop': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('record'),
    queries: 5,
    events: [],
  },
  'POST /timesheets/:id/worked-lunch': {
    access: '401       403        403     201     404        404        403      403     403    403',
    request: byId('pastRecord', { reason: 'Colada de losa.' }),
    queries: 17,
    events: ['record-added'],
  },
  'POST /timesheets/:id/silence': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: byId('pastRecord', { worked: null }),
    queries: 6,
    events: [],
  },
  'POST /timesheets/heartbeat': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: ({ record }) => ({ body: { timesheetId: record } }),
    queries: 2,
    events: [],
  },
  'POST /timesheets/gap': {
    access: '401       403        403     200     404        404        403      403     403    403',
    request: ({ record }) => ({
      body: { timesheetId: record, lostMsAgo: 60_000, aliveMsAgo: 0, activeMsAgo: 0 },
    }),
    queries: 6,
    events: [],
  },
  'POST /timesheets': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ employee, project }) => ({
      body: { ...WRITTEN, employeeId: employee, projectId: project },
    }),
    queries: 17,
    events: ['record-added'],
  },
  'PUT /timesheets/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('pastRecord', WRITTEN),
    queries: 15,
    events: ['record-corrected'],
  },
  'POST /timesheets/:id/confirm': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('pastRecord'),
    queries: 11,
    events: ['record-confirmed'],
  },
  'POST /timesheets/confirm': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ pastRecord }) => ({ body: { records: [{ id: pastRecord }] } }),
    queries: 11,
    events: ['record-confirmed'],
  },
  'POST /timesheets/unconfirm': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ confirmedRecord }) => ({ body: { records: [{ id: confirmedRecord }] } }),
    queries: 11,
    events: ['record-unconfirmed'],
  },
  'POST /timesheets/:id/void': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('pastRecord', { reason: 'Nunca trabajó.' }),
    queries: 14,
    events: ['record-voided'],
  },
  'POST /timesheets/void': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ pastRecord }) => ({
      body: { records: [{ id: pastRecord }], reason: 'Nunca trabajó.' },
    }),
    queries: 14,
    events: ['record-voided'],
  },
  'POST /timesheets/:id/unvoid': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('pastRecord', { reason: 'Sí trabajó.' }),
    queries: 15,
    // The record was never voided.
    events: [],
  },
  'POST /timesheets/:id/split': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('pastRecord', {
      at: '2026-11-18T18:00:00.000Z',
      reason: 'Eran dos obras.',
    }),
    queries: 14,
    events: ['record-split', 'record-split'],
  },
  'POST /timesheets/:id/stop': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('record', { reason: 'Ya se había ido.' }),
    queries: 12,
    events: ['record-stopped'],
  },
  'GET /timesheets/:id': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('record'),
    queries: 6,
  },
  'GET /timesheets/:id of an employee': {
    access: '401       403        403     [2]     404        404        404      404     [2]    [2]',
    request: byId('employee'),
  },
  'GET /timesheets/:id of a period': {
    access: '401       403        403     [2]     404        404        404      404     [2]    [2]',
    request: ({ employee }) => ({ params: { id: employee }, query: NOVEMBER }),
  },
  'GET /timesheets/:id of a company': {
    access: '401       403        403     [2]     404        404        404      404     [2]    [2]',
    request: ({ employee, company }) => ({
      params: { id: employee },
      query: { companyId: company },
    }),
  },
  'GET /timesheets/:id to review': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: ({ employee }) => ({
      params: { id: employee },
      query: { needsReview: 'true' },
    }),
  },
  'GET /timesheets/history/:id': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: ({ employee }) => ({ params: { id: employee }, query: HISTORY }),
    queries: 3,
  },
  'GET /timesheets/history/:id of a company': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: ({ employee, company }) => ({
      params: { id: employee },
      query: { ...HISTORY, companyId: company },
    }),
  },
});
