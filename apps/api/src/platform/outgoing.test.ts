import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isPublicAddress, mayReach, post } from './outgoing.ts';

const STRICT = { allowPrivateAddresses: false };
const OPEN = { allowPrivateAddresses: true };

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
  ...['::1', '::', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1'],
  ...['2001:db8::1', '2002:a00:1::', '2001::1', 'faena.example'],
])('the address %s is no public one (NOTICE-17)', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('the address %s is public (NOTICE-17)', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://1.1.1.1/send', true],
  ['http://fcm.googleapis.com/fcm/send/1', false],
  ['https://127.0.0.1/send', false],
  ['https://2130706433/send', false],
  ['https://0x7f.1/send', false],
  ['https://[::1]/send', false],
  ['https://[::ffff:169.254.169.254]/', false],
  ['https://somebody:secret@push.example.com/', false],
  ['file:///etc/passwd', false],
])('a message to %s may leave: %s (NOTICE-17)', (url, may) => {
  expect(mayReach(new URL(url), STRICT)).toBe(may);
});

it('a name that resolves to a private address gets no byte, unless the installation allows it (NOTICE-17)', async () => {
  let connections = 0;
  const server = createServer((_, response) => {
    response.writeHead(302, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const letter = { headers: {}, body: Buffer.from('hola') };
  const secure = new URL(`https://localhost:${port}/`);
  await expect(post(secure, letter, STRICT)).rejects.toThrow('The host has a private address');
  expect(connections).toBe(0);
  // A redirect is an answer like any other.
  expect(await post(new URL(`http://127.0.0.1:${port}/`), letter, OPEN)).toBe(302);
  expect(connections).toBe(1);
  server.close();
});
