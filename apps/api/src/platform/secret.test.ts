import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faena-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made once, long, and readable by its owner alone (START-5)', async () => {
  const dataDir = join(folder, 'data');
  const secret = await storedSecret(dataDir);
  expect(secret.length).toBe(64);
  expect(await storedSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o077).toBe(0);
});

it('is the same for all who ask at once, and leaves no drafts', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

it('differs in another installation', async () => {
  expect(await storedSecret(join(folder, 'a'))).not.toBe(await storedSecret(join(folder, 'b')));
});
