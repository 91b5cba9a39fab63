import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /subscriptions': {
    access: '[1]       [1]        [1]     [1]     [1]        [1]        [1]      [1]     [1]    [1]',
    request: () => ({}),
    queries: 1,
  },
  'POST /subscriptions': {
    access: '401       403        403     403     403        403        403      403     403    201',
    request: () => ({ body: { name: 'Plan Nuevo', price: 12.5 } }),
    queries: 4,
    acts: ['plan-created'],
  },
  'PUT /subscriptions/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('subscription', { price: 12.5 }),
    queries: 3,
    acts: ['plan-changed'],
  },
  'DELETE /subscriptions/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('subscription'),
    queries: 4,
    acts: ['plan-deleted'],
  },
});
