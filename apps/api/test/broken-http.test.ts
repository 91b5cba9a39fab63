import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from './envelope.ts';
import { useApi } from './harness.ts';

const api = useApi();

/** Sends bytes as they are, and answers what comes back once the server has closed the connection. */
async function sendRaw(bytes: string): Promise<Response> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return new Response(body, {
    status: Number(first.split(' ')[1]),
    headers: headers.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  });
}

describe('malformed requests get the error envelope too (WIRE-3)', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a version there is none of', 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a line break in a header', 'GET /api/health HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n'],
    ['two lengths', 'POST /api/user HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ])('400: %s', async (_, bytes) => {
    await expectRefusal(await sendRaw(bytes), 'validation_failed');
  });

  it.each([
    ['address', `GET /api/user/search?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['header', `GET /api/health HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('413: an %s of 20 kB', async (_, bytes) => {
    await expectRefusal(await sendRaw(bytes), 'payload_too_large');
  });

  it('the server continues after them', async () => {
    expect((await api.request('/health')).status).toBe(200);
  });
});
