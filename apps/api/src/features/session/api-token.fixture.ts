import { PASSWORD } from '../../../test/factories.ts';
import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /auth/tokens': {
    access: '401       403        [0]     [1]     [0]        [0]        [0]      [0]     [0]    [0]',
    request: () => ({}),
    queries: 2,
  },
  'POST /auth/tokens': {
    access: '401       403        201     201     201        201        201      201     201    201',
    request: () => ({ body: { name: 'Planilla', scope: 'write', currentPassword: PASSWORD } }),
    queries: 13,
    acts: ['api-token-made'],
  },
  'DELETE /auth/tokens/:id': {
    access: '401       403        404     200     404        404        404      404     404    404',
    request: byId('apiToken'),
    queries: 3,
    acts: ['api-token-revoked'],
  },
});
