import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /auth/email-verification': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 2,
  },
  'POST /auth/email-verification': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 5,
    // The mail informs the person.
    acts: [],
  },
  'POST /auth/verify-email': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ verifyToken }) => ({ body: { token: verifyToken } }),
    queries: 9,
    acts: ['email-verified'],
  },
  'POST /auth/verify-email/open': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ verifyToken }) => ({ body: { token: verifyToken } }),
    queries: 6,
    // Opening a link changes nothing.
    acts: [],
  },
  'POST /auth/verify-email/decline': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ verifyToken }) => ({ body: { token: verifyToken } }),
    queries: 9,
    acts: ['email-declined'],
  },
});
