import { generateKeyPairSync } from 'node:crypto';
import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /devices': {
    access: '401       403        403     201     201        201        403      403     403    403',
    request: () => ({ body: { name: 'Teléfono', publicKey: { kty, crv, x, y } } }),
    queries: 5,
    acts: [],
    events: [],
  },
  'GET /employees/:id/devices': {
    access: '401       403        403     [1]     404        404        404      404     [1]    [1]',
    request: byId('employee'),
    queries: 3,
  },
  'POST /employees/:id/device-link': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'password',
    request: byId('employee'),
    queries: 8,
    acts: ['device-link-made'],
    events: [],
  },
  'POST /device-links/open': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ deviceToken }) => ({ body: { token: deviceToken } }),
    queries: 8,
    acts: [],
    events: [],
  },
  'POST /device-links/redeem': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ deviceToken }) => ({
      body: { token: deviceToken, name: 'Teléfono', publicKey: { kty, crv, x, y } },
    }),
    queries: 16,
    acts: ['device-linked', 'signed-in'],
    events: [],
  },
  'DELETE /devices/:id': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('device'),
    queries: 6,
    acts: ['device-ended'],
    events: [],
  },
});
