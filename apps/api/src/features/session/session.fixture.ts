import { PASSWORD } from '../../../test/factories.ts';
import { byId, routeFixtures, somebody } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /auth/login': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ employeeName }) => ({ body: { username: employeeName, password: PASSWORD } }),
    queries: 11,
    acts: ['signed-in'],
  },
  'POST /auth/register': {
    access: '201       201        201     201     201        201        201      201     201    201',
    request: () => ({ body: { ...somebody('nadia'), confirmPassword: PASSWORD } }),
    queries: 6,
    acts: ['signed-up'],
  },
  'POST /auth/forgot-password': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ employeeName }) => ({ body: { username: employeeName } }),
    queries: 6,
    acts: ['reset-shown'],
  },
  'POST /auth/logout': {
    access: '401       200        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 3,
    acts: ['signed-out'],
  },
  'GET /auth/sessions': {
    access: '401       403        [1]     [2]     [1]        [1]        [1]      [1]     [1]    [1]',
    request: () => ({}),
    queries: 2,
  },
  'DELETE /auth/sessions/:id': {
    access: '401       403        404     200     404        404        404      404     404    404',
    request: byId('otherSession'),
    confirms: 'sign-in',
    queries: 3,
    acts: ['session-ended'],
  },
  'POST /auth/sessions/end-others': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    confirms: 'sign-in',
    queries: 3,
    acts: ['sessions-ended'],
  },
  'POST /auth/confirm': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: { password: PASSWORD } }),
    queries: 9,
    // Confirming the own password changes nothing visible.
    acts: [],
  },
  'PUT /auth/pin': {
    access: '401       403        403     200     200        200        403      403     403    403',
    request: () => ({ body: { pin: '2580' } }),
    confirms: 'sign-in',
    queries: 7,
    acts: ['pin-chosen'],
  },
  'POST /auth/pin/open': {
    access: '401       403        403     409     409        409        403      403     403    403',
    request: () => ({ body: { pin: '2580' } }),
    queries: 5,
  },
  'POST /auth/reset-password': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ resetToken }) => ({
      body: { token: resetToken, newPassword: 'secreto2' },
    }),
    queries: 11,
    acts: ['reset-redeemed'],
  },
  'POST /auth/change-password': {
    access: '401       200        200     200     200        200        200      200     200    200',
    request: () => ({ body: { currentPassword: PASSWORD, newPassword: 'secreto2' } }),
    queries: 13,
    acts: ['password-changed'],
  },
  'POST /auth/change-password of another': {
    access: '401       403        403     403     200        403        403      403     403    403',
    request: ({ colleagueName }) => ({
      body: { username: colleagueName, currentPassword: PASSWORD, newPassword: 'secreto2' },
    }),
    acts: ['password-changed'],
  },
});
