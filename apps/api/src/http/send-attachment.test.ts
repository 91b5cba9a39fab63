import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { notFound } from '../kernel/errors.ts';
import { answerError } from './errors.ts';
import { sendAttachment } from './send-attachment.ts';

let server: Server | undefined;
const logged = vi.fn();
const sent = vi.fn();

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  logged.mockReset();
  sent.mockReset();
});

/** Serves what `content` yields as a file; answers the address, and whether the making of it has ended. */
async function serve(content: () => AsyncGenerator<string>, filename = 'planilla.csv') {
  const making = { asked: 0, ended: false };
  async function* watched() {
    try {
      for await (const chunk of content()) {
        making.asked += 1;
        yield chunk;
      }
    } finally {
      making.ended = true;
    }
  }
  const app = express();
  app.get('/', (request, response) => {
    Object.assign(request, { id: 'a request', log: { error: logged, warn: logged } });
    const file = {
      mediaType: 'text/csv',
      filename,
      content: Readable.from(watched()),
      whenSent: sent,
    };
    return sendAttachment(file, response);
  });
  app.use(answerError);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, making };
}

async function* endless() {
  for (;;) yield 'x'.repeat(16_384);
}

it('has its name in UTF-8, too, where that has letters of other scripts', async () => {
  async function* content() {
    yield 'a';
  }
  const { origin } = await serve(content, 'boleta-мария.pdf');
  const answer = await fetch(origin);
  const name = '%D0%BC%D0%B0%D1%80%D0%B8%D1%8F';
  expect(answer.headers.get('Content-Disposition')).toBe(
    `attachment; filename="boleta-_____.pdf"; filename*=UTF-8''boleta-${name}.pdf`,
  );
});

it('is sent with its name and type', async () => {
  const { origin, making } = await serve(async function* () {
    yield 'a,b\r\n';
    yield 'c,d\r\n';
  });
  const response = await fetch(origin);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="planilla.csv"',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('a,b\r\nc,d\r\n');
  expect(making.ended).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
});

it('the work after a sent file is done before its reader learns that it has ended', async () => {
  let finish = () => {};
  sent.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const { origin } = await serve(async function* () {
    yield 'a,b';
  });
  const reader = (await fetch(origin)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('a,b');
  let ended = false;
  const end = reader?.read().then(({ done }) => (ended = done));
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ended).toBe(false);
  finish();
  await end;
  expect(ended).toBe(true);
});

it('breaks off where that fails', async () => {
  sent.mockRejectedValue(new Error('the database is gone'));
  const { origin } = await serve(async function* () {
    yield 'a,b';
  });
  await expect(fetch(origin).then((response) => response.text())).rejects.toThrow();
});

it('may be empty', async () => {
  const { origin } = await serve(async function* () {
    yield* [];
  });
  expect(await (await fetch(origin)).text()).toBe('');
});

it('is refused like any other if it fails before its first byte', async () => {
  const { origin } = await serve(async function* () {
    yield* [];
    throw notFound('company');
  });
  const response = await fetch(origin);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.has('Content-Disposition')).toBe(false);
  expect(await response.json()).toMatchObject({ code: 'not_found', message: 'Company not found' });
});

it('breaks off if it fails later, so that nobody takes a half for the whole, and that is logged', async () => {
  const { origin } = await serve(async function* () {
    yield 'x'.repeat(100_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('the database is gone');
  });
  const response = await fetch(origin);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ err: { message: 'the database is gone' } });
});

it('is made no faster than it is read, and no longer when its reader has left', async () => {
  const { origin, making } = await serve(endless);
  const leaving = new AbortController();
  const response = await fetch(origin, { signal: leaving.signal });
  await response.body?.getReader().read();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const held = making.asked;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(making.asked).toBe(held);
  expect(making.ended).toBe(false);
  leaving.abort();
  await expect.poll(() => making.ended).toBe(true);
  expect(logged).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it('is not made for a request for the head alone', async () => {
  const { origin, making } = await serve(endless);
  const response = await fetch(origin, { method: 'HEAD' });
  expect(response.headers.get('Content-Disposition')).toContain('planilla.csv');
  await expect.poll(() => making.ended).toBe(true);
});
