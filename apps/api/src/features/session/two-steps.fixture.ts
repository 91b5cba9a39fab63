import { PASSWORD } from '../../../test/factories.ts';
import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /auth/two-steps': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 2,
  },
  'POST /auth/two-steps/begin': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: { currentPassword: PASSWORD } }),
    queries: 10,
    // Two steps begin with a first right code, and nobody of the scene has entered one.
    acts: [],
  },
  'POST /auth/two-steps/confirm': {
    access: '401       403        409     409     409        409        409      409     409    409',
    request: () => ({ body: { code: '123456' } }),
    queries: 8,
  },
  'POST /auth/two-steps/recovery-codes': {
    access: '401       403        409     409     409        409        409      409     409    409',
    request: () => ({ body: { currentPassword: PASSWORD } }),
    queries: 11,
  },
  'POST /auth/two-steps/off': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: { currentPassword: PASSWORD } }),
    queries: 10,
    acts: [],
  },
  'DELETE /user/:id/two-steps': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'password',
    request: byId('client'),
    queries: 4,
    acts: [],
  },
});
