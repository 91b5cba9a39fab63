import { byId, routeFixtures, somebody } from '../../../test/matrix/route-fixtures.ts';
import { PICTURE } from '../../../test/send.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /user/account': {
    access: '401       200        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 3,
  },
  'GET /user/account of another': {
    access: '401       403        403     200     403        403        403      403     403    200',
    request: ({ employeeName }) => ({ query: { username: employeeName } }),
  },
  'PUT /user/edit': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: { phone: '5555 9999' } }),
    queries: 9,
    acts: ['account-changed'],
  },
  'PUT /user/edit of another': {
    access: '401       403        403     200     403        403        403      403     403    200',
    request: ({ employeeName }) => ({
      query: { username: employeeName },
      body: { phone: '5555 9999' },
    }),
    acts: ['account-changed'],
  },
  'PUT /user/edit of the address': {
    access: '401       403        200     200     200        200        200      200     200    200',
    confirms: 'password',
    request: () => ({ body: { email: 'nadia@example.com' } }),
    acts: ['email-changed'],
  },
  'POST /user/profile-picture': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: PICTURE }),
    queries: 13,
    acts: ['account-changed'],
  },
  'POST /user/profile-picture of another': {
    access: '401       403        403     200     403        403        403      403     403    200',
    request: ({ employeeName }) => ({
      query: { username: employeeName },
      body: PICTURE,
    }),
    acts: ['account-changed'],
  },
  'GET /user/picture/:id': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: byId('picture'),
    queries: 4,
  },
  'GET /user/all': {
    access: '401       403        403     403     403        403        403      403     403    [9]',
    request: () => ({}),
    queries: 3,
  },
  'GET /user': {
    access: '401       403        403     403     403        403        403      403     403    [9]',
    request: () => ({}),
    queries: 3,
  },
  'POST /user/create': {
    access: '401       403        403     403     403        403        403      403     403    201',
    request: ({ subscription }) => ({ body: { ...somebody('nadia'), rol_id: 4, subscription } }),
    queries: 7,
    acts: ['account-created'],
  },
  'POST /user': {
    access: '401       403        403     403     403        403        403      403     403    201',
    request: ({ subscription }) => ({ body: { ...somebody('nadia'), rol_id: 2, subscription } }),
    queries: 7,
    acts: ['account-created'],
  },
  'POST /user/create of an administrator': {
    access: '401       403        403     403     403        403        403      403     403    201',
    confirms: 'sign-in',
    request: () => ({ body: { ...somebody('nadia'), rol_id: 1 } }),
    acts: ['account-created'],
  },
  'POST /user of an administrator': {
    access: '401       403        403     403     403        403        403      403     403    201',
    confirms: 'sign-in',
    request: () => ({ body: { ...somebody('nadia'), rol_id: 1 } }),
    acts: ['account-created'],
  },
  'PUT /user/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'password',
    request: byId('client', { fullname: 'Clara Cambiada', rol_id: 2, password: 'secreto2' }),
    queries: 7,
    acts: ['role-changed', 'password-set', 'account-changed'],
  },
  'PUT /user/:id of the name': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('client', { fullname: 'Clara Cambiada' }),
    acts: ['account-changed'],
  },
  'PUT /user/:id of the role': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'sign-in',
    request: byId('client', { rol_id: 1 }),
    acts: ['role-changed'],
  },
  'DELETE /user/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'sign-in',
    request: byId('client'),
    // Includes the deletion of the person's events and jobs.
    queries: 37,
    acts: ['account-deleted'],
  },
  'GET /user/search': {
    access: '401       403        403     403     403        403        [0]      [1]     [1]    [1]',
    request: () => ({ query: { q: 'ines dent' } }),
    queries: 5,
  },
  'GET /user/search_users': {
    access: '401       403        403     403     403        403        [1]      [1]     [1]    [1]',
    request: ({ employeeName }) => ({ query: { username: employeeName } }),
    queries: 5,
  },
  'GET /user/search_users by role': {
    access: '401       403        403     403     403        403        [1]      [2]     [2]    [3]',
    request: () => ({ query: { rol_id: '2' } }),
  },
  'GET /user/search_users one': {
    access: '401       403        403     403     403        403        200      200     200    200',
    request: ({ employee }) => ({ query: { id: employee, unique: 'true' } }),
  },
  'GET /user/role/:role': {
    access: '401       403        403     403     403        403        403      403     403    [3]',
    request: () => ({ params: { role: 'Gestor' } }),
    queries: 3,
  },
});
