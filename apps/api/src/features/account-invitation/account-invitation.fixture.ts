import { byId, routeFixtures, somebody } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /invitations': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 6,
  },
  'GET /invitations to no company': {
    access: '401       403        403     403     403        403        [0]      [0]     [0]    [0]',
    request: () => ({}),
  },
  'POST /invitations': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company }) => ({
      body: { rol_id: 3, companyId: company, email: 'nadia@example.com' },
    }),
    queries: 10,
    acts: ['invitation-made'],
  },
  'POST /invitations of a manager': {
    access: '401       403        403     403     403        403        403      403     403    201',
    request: () => ({ body: { rol_id: 2 } }),
    acts: ['invitation-made'],
  },
  'POST /invitations of an administrator': {
    access: '401       403        403     403     403        403        403      403     403    201',
    confirms: 'password',
    request: () => ({ body: { rol_id: 1 } }),
    acts: ['invitation-made'],
  },
  'POST /invitations/:id/renew': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('accountInvitation'),
    queries: 9,
    acts: ['invitation-renewed'],
  },
  'DELETE /invitations/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('accountInvitation'),
    queries: 4,
    acts: ['invitation-withdrawn'],
  },
  'POST /invitations/open': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ invitationToken }) => ({ body: { token: invitationToken } }),
    queries: 9,
    // Opening an invitation changes nothing.
    acts: [],
  },
  'POST /invitations/accept': {
    access: '201       201        201     201     201        201        201      201     201    201',
    request: ({ invitationToken }) => {
      const { password, ...names } = somebody('nadia');
      return { body: { ...names, token: invitationToken, newPassword: password } };
    },
    queries: 17,
    acts: ['account-created'],
  },
});
