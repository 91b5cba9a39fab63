import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/templates': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 2,
  },
  'POST /tasks/templates': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company }) => ({
      body: { companyId: company, name: 'Fundición', title: 'Fundir losa', checklist: ['Pedir concreto'] },
    }),
    queries: 6,
  },
  'PUT /tasks/templates/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('template', { name: 'Visita', tags: ['obra'] }),
    queries: 4,
  },
  'DELETE /tasks/templates/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('template'),
    queries: 2,
  },
  'POST /tasks/:id/template': {
    access: '401       403        403     403     403        403        404      seen    201    201',
    request: byId('task', { name: 'Como esta' }),
    queries: 12,
  },
});
