import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useApi } from '../test/harness.ts';
import { databaseUri, runProgram } from '../test/run-program.ts';

useApi();

const settings = (more: Record<string, string> = {}) => ({
  MONGODB_URI: databaseUri(mongoose.connection.name),
  JWT_SECRET: 'an access secret of more than 32 characters',
  ...more,
});

describe.concurrent('a start that fails', { timeout: 60_000 }, () => {
  it.each([
    ['wrong settings', { PORT: 'http', LOG_LEVEL: 'loud' }, /^PORT: .+\nLOG_LEVEL: .+\n$/],
    [
      'a database out of reach',
      { MONGODB_URI: 'mongodb://user:hidden@127.0.0.1:1/x' },
      /^MONGODB_URI: .+\n$/,
    ],
  ])('ends with a line that says why: %s', async (_what, wrong, line) => {
    const program = runProgram('main', settings(wrong));
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toMatch(line);
    expect(program.output.stderr).not.toMatch(/hidden|\n {4}at /);
  });

  it('names a first administrator whose username is taken', async () => {
    const name = `${mongoose.connection.name}-taken`;
    const other = mongoose.connection.useDb(name);
    const doc = { username: 'root', usernameKey: 'root', email: 'x@y.zz', emailKey: 'x@y.zz', roleId: 2 };
    await other.collection('users').insertOne({ ...doc, fullname: 'Root', searchText: 'root' });
    const program = runProgram(
      'main',
      settings({
        MONGODB_URI: databaseUri(name),
        ADMIN_USERNAME: 'root',
        ADMIN_PASSWORD: 'first password',
      }),
    );
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toBe('ADMIN_USERNAME: Username is already taken.\n');
    expect(await other.collection('users').countDocuments()).toBe(1);
    await other.dropDatabase();
  });

  it('names the password of the first administrator that production finds too easy (PASSWORD-1), and creates nobody', async () => {
    const name = `${mongoose.connection.name}-easy`;
    const program = runProgram(
      'main',
      settings({
        NODE_ENV: 'production',
        PASSWORD_RESET: 'off',
        MONGODB_URI: databaseUri(name),
        ADMIN_USERNAME: 'root',
        ADMIN_PASSWORD: 'password',
        ADMIN_EMAIL: 'root@example.com',
      }),
    );
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toMatch(/^ADMIN_PASSWORD: This password is among .+\n$/);
    const other = mongoose.connection.useDb(name);
    expect(await other.collection('users').countDocuments()).toBe(0);
    await other.dropDatabase();
  });

  it('names a port in use, and stops the database it had started', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const dataDir = await mkdtemp(join(tmpdir(), 'faena-main-'));
    const own = { MONGODB_URI: '', DATA_DIR: dataDir, DEMO_DATA: 'false', PORT: String(port) };
    const program = runProgram('main', settings(own));
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toBe(`PORT: ${port} on 127.0.0.1 is already in use\n`);
    occupant.close();
    const again = await startEmbeddedMongo({ dataDir });
    await again.stop();
    await rm(dataDir, { recursive: true });
  });
});
