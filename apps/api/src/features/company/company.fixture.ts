import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /company/all_companies': {
    access: '401       403        403     403     403        403        403      403     403    [3]',
    request: () => ({}),
    queries: 3,
  },
  'GET /company/get_companies': {
    access: '401       403        [0]     [1]     [1]        [1]        [1]      [1]     [1]    [0]',
    request: () => ({}),
    queries: 4,
  },
  'GET /company/get_companies of the owner': {
    access: '401       403        403     403     403        403        403      403     [1]    [1]',
    request: ({ ownerName }) => ({ query: { username: ownerName } }),
  },
  'GET /company/get_company/:id': {
    access: '401       403        403     200     200        404        404      404     200    200',
    request: byId('company'),
    queries: 2,
  },
  'POST /company/new_company': {
    access: '401       403        403     403     403        403        201      201     201    201',
    request: (_, lineName) => ({ body: { name: 'Nueva', line_of_business: lineName } }),
    queries: 7,
    acts: ['company-created'],
    events: [],
  },
  'PUT /company/update_company/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }, lineName) => ({
      params: { id: company },
      body: { name: 'Otra', line_of_business: lineName },
    }),
    queries: 6,
    acts: ['company-changed'],
    events: [],
  },
  'PUT /company/update_company/:id of what asks for the password': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'sign-in',
    request: byId('company', { confirmedActs: ['closing'] }),
    acts: ['confirmation-changed', 'company-changed'],
    events: [],
  },
  'PUT /company/hand_over/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'sign-in',
    request: ({ company, memberName }) => ({
      params: { id: company },
      body: { created_by: memberName },
    }),
    queries: 23,
    acts: ['company-handed-over'],
    events: [],
  },
  'DELETE /company/delete_company/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'deletion',
    request: byId('company'),
    queries: 44,
    acts: ['company-deleted'],
    events: ['record-clocked'],
  },
});
