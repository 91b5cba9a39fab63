import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { endUnread } from './end-unread.ts';
import { sendStream } from './send-stream.ts';

const UNREAD_MS = 200;

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves this content; returns the port, and a function that tells whether its making has ended. */
async function serve(content: () => AsyncGenerator<string>) {
  const making = { ended: false };
  async function* watched() {
    try {
      yield* content();
    } finally {
      making.ended = true;
    }
  }
  const app = express();
  app.use(endUnread(UNREAD_MS));
  app.get('/', (_request, response) =>
    sendStream({ content: Readable.from(watched()), headers: {} }, response),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, making };
}

async function* endless() {
  for (;;) yield 'x'.repeat(65_536);
}

it('an answer ends when its reader takes nothing of it for long (LIMIT-23)', async () => {
  const { port, making } = await serve(endless);
  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => making.ended, { timeout: 5_000 }).toBe(true);
  reader.destroy();
});

it('an answer stays for a reader who is slow, and for one who waits for us (LIMIT-23)', async () => {
  const { port, making } = await serve(async function* () {
    yield 'begun';
    await pause(3 * UNREAD_MS);
    yield* endless();
  });
  const reader = connect(port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await pause(4 * UNREAD_MS);
  for (let read = 0; read < 10; read += 1) {
    await pause(UNREAD_MS / 4);
    reader.resume();
    await pause(UNREAD_MS / 10);
    reader.pause();
  }
  expect(making.ended).toBe(false);
  reader.destroy();
  await expect.poll(() => making.ended).toBe(true);
});
