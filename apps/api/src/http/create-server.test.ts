import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './create-server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function connection(app: RequestListener) {
  server = createHttpServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  return { socket, heard: () => heard };
}

it('a request behind an answer that has not ended closes the connection, and does no work (LIMIT-31)', async () => {
  const begun: string[] = [];
  const { socket, heard } = await connection((request, response) => {
    begun.push(request.url ?? '');
    response.writeHead(200).write('a stream without an end');
  });
  const closed = once(socket, 'close');
  socket.write(GET);
  await expect.poll(heard).toContain('a stream without an end');
  socket.write(GET.replace('/', '/file'));
  await closed;
  expect(begun).toEqual(['/']);
});

it('a request is answered if its client had the whole answer before the server knew that it had left (LIMIT-31)', async () => {
  const { socket, heard } = await connection((request, response) => {
    const text = `answer to ${request.url}`;
    response.writeHead(200, { 'Content-Length': text.length }).write(text);
    setTimeout(() => response.end(), 100);
  });
  for (const path of ['/a', '/b', '/c']) {
    socket.write(GET.replace('/', path));
    await expect.poll(heard, { interval: 5 }).toContain(`answer to ${path}`);
  }
  socket.destroy();
});

it('a connection takes one request after another (LIMIT-31)', async () => {
  const { socket, heard } = await connection((request, response) => response.end(`answer to ${request.url}`));
  for (const path of ['/a', '/b', '/c']) {
    socket.write(GET.replace('/', path));
    await expect.poll(heard).toContain(`answer to ${path}`);
  }
  socket.destroy();
});
