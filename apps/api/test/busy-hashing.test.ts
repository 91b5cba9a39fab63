import { lookup } from 'node:dns/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { createHttpServer } from '../src/http/create-server.ts';
import { useApi } from './harness.ts';
import { signIn, statusOf } from './sign-in.ts';

/** Hashes cost as much here as outside of tests. */
const api = useApi({ NODE_ENV: 'development', TRUST_PROXY: '1' });
const PAGE = '<!doctype html><title>Faena</title>';

/** Many times the four threads that Node has for files, names and all else. */
const SIGN_INS = 16;

let folder: string;
let page: () => Promise<string>;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faena-web-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  const server = createHttpServer(createApp(api.services, folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

it('is sent files and names while many sign in, and makes nobody wait (LIMIT-4)', async () => {
  expect(await page()).toBe(PAGE);
  let answered = 0;
  const signIns = Array.from({ length: SIGN_INS }, async (_, i) => {
    const status = await statusOf(signIn(api, `198.51.100.${i}`, `nobody-${i}`, 'wrong'));
    answered += 1;
    return status;
  });
  // All of them have come to their hash, or wait for it, once the first has its answer.
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = answered;
  await Promise.all([page(), lookup('localhost'), page()]);
  expect(answered - before).toBeLessThan(SIGN_INS / 4);
  expect(new Set(await Promise.all(signIns))).toEqual(new Set([401]));
});
