import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const subscription = {
  endpoint: 'https://push.example.com/send/1',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /push': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 5,
  },
  'PUT /push': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({ body: subscription }),
    queries: 8,
  },
  'DELETE /push': {
    access: '401       403        200     200     200        200        200      200     200    200',
    request: () => ({}),
    queries: 2,
  },
});
