import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { contract, isUpload, type Route } from '@faena/shared/contract';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { refuseSlow } from '../src/http/refuse-slow.ts';
import { createPerson } from './factories.ts';
import { useApi } from './harness.ts';
import { pathOf } from './routes.ts';

const api = useApi();
const NOWHERE = '0123456789abcdef01234567';

const uploads = Object.values(contract)
  .flatMap((verbs): Route[] => Object.values(verbs))
  .filter(({ body }) => body && isUpload(body));

/** The status of the answer to the head of an upload, of which no body comes. */
async function statusOfHead(route: Route, token: string): Promise<string> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  const query = route.query && 'username' in route.query.shape ? { username: 'nobody-else' } : undefined;
  const path = pathOf(route, { id: NOWHERE, projectId: NOWHERE }, query);
  socket.write(
    `${route.method} /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x\r\n',
  );
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString().slice('HTTP/1.1 '.length, 'HTTP/1.1 403'.length);
}

describe('an upload (LIMIT-7, LIMIT-21)', () => {
  it.each(uploads)('is refused to one without the right before its body has come: $path', async (route) => {
    const person = await createPerson(api, 'manager');
    expect(await statusOfHead(route, person.token)).toMatch(/^40[34]$/);
  });

  it('is found in the contract', () => expect(uploads.length).toBeGreaterThanOrEqual(4));
});

describe('a body that comes slowly (LIMIT-21)', () => {
  const WINDOW_MS = 100;

  /** Sends a body in pieces, several a window, and answers how its reading ended. */
  async function readOf(pieceBytes: number, pieces: number): Promise<string> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${pieceBytes * pieces}\r\n\r\n`);
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    request.resume();
    const read = once(request, 'end').then(() => undefined);
    const sending = setInterval(() => socket.write(Buffer.alloc(pieceBytes)), WINDOW_MS / 5);
    const outcome = await refuseSlow(request as Request, read, WINDOW_MS).then(
      () => 'read',
      ({ code, reason }) => `${code} ${reason}`,
    );
    clearInterval(sending);
    socket.destroy();
    server.close();
    return outcome;
  }

  it('is refused, and one that comes fast enough is read', async () => {
    expect(await readOf(1_000, 50)).toBe('request_timeout body_too_slow');
    expect(await readOf(300_000, 15)).toBe('read');
  });
});
