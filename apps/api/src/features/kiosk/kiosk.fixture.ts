import { generateKeyPairSync } from 'node:crypto';
import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'POST /project/:id/kiosk-link': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('project'),
    queries: 8,
    acts: ['kiosk-link-made'],
  },
  'POST /kiosk-links/redeem': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ kioskToken }) => ({
      body: { token: kioskToken, name: 'Tableta', publicKey: { kty, crv, x, y } },
    }),
    queries: 12,
    acts: ['kiosk-linked'],
  },
  'GET /project/:id/kiosks': {
    access: '401       403        403     403     403        403        404      seen    [1]    [1]',
    request: byId('project'),
    queries: 4,
  },
  'DELETE /kiosks/:id': {
    access: '401       403        403     403     403        403        404      seen    200    200',
    request: byId('kiosk'),
    queries: 7,
    acts: ['kiosk-ended'],
  },
  'POST /kiosks/:id/people': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ kiosk, kioskAsked }) => ({ params: { id: kiosk }, body: JSON.parse(kioskAsked) }),
    queries: 7,
    acts: [],
  },
  'PUT /employees/:id/mark-pin': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: ({ employee }) => ({ params: { id: employee }, body: { pin: '2580' } }),
    queries: 6,
    acts: ['mark-pin-set'],
    events: [],
  },
});
