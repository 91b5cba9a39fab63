import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /line_of_business/all': {
    access: '401       403        [1]     [1]     [1]        [1]        [1]      [1]     [1]    [1]',
    request: () => ({}),
    queries: 2,
  },
  'POST /line_of_business/new': {
    access: '401       403        403     403     403        403        403      403     403    201',
    request: () => ({ body: { name: 'Pesca' } }),
    queries: 4,
    acts: ['line-created'],
  },
  'PUT /line_of_business/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('line', { name: 'Pesca' }),
    queries: 3,
    acts: ['line-renamed'],
  },
  'DELETE /line_of_business/:id': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: byId('line'),
    queries: 4,
    acts: ['line-deleted'],
  },
});
