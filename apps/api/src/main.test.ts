import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../test/harness.ts';
import { expectRefused } from '../test/refused.ts';
import { databaseUri, type Program, runProgram } from '../test/run-program.ts';
import { PersonModel } from './features/person/model.ts';

useApi();
const SECRET = 'an access secret of more than 32 characters';
const ADMIN = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'first password' };

const settings = (more: Record<string, string> = {}) => ({
  MONGODB_URI: databaseUri(mongoose.connection.name),
  JWT_SECRET: SECRET,
  ...more,
});
const clientOf = (origin: string, token: string | null = null) =>
  createClient(contract, { origin, token: () => token });
const stop = async (program: Program) => {
  program.child.kill('SIGTERM');
  return program.ended();
};

describe('two processes started at once on an empty database', () => {
  let programs: Program[];
  let origins: string[];

  beforeAll(async () => {
    programs = [runProgram('main', settings(ADMIN)), runProgram('main', settings(ADMIN))];
    origins = await Promise.all(programs.map((program) => program.listening()));
    return async () => {
      expect(await Promise.all(programs.map(stop))).toEqual([0, 0]);
    };
  });

  it('have made one administrator, who can sign in at both (START-9)', async () => {
    expect(await PersonModel.find({}, { username: 1, roleId: 1, email: 1 }).lean()).toMatchObject([
      { username: 'root', roleId: 1, email: 'root@localhost' },
    ]);
    const body = { username: 'root', password: 'first password' };
    for (const origin of origins) {
      const session = await clientOf(origin).session.login({ body });
      expect(session.rol_id).toBe(1);
      await expect(clientOf(origin, session.accessToken).person.account()).resolves.toBeTruthy();
    }
  });

  it('say where they are, and offer no demo accounts on a database of their own', async () => {
    for (const [i, { output }] of programs.entries()) {
      const { port } = new URL(origins[i] ?? '');
      expect(output.stdout).toContain(`\nFaena is ready at http://localhost:${port}\n`);
      expect(output.stdout).not.toContain('Demo accounts');
    }
    expect(await clientOf(origins[0] ?? '').service.demo()).toEqual({ accounts: [] });
  });

  it('share the count of failed sign-ins (SESSION-3)', async () => {
    const body = { username: 'somebody', password: 'no' };
    for (let i = 0; i < 10; i += 1) {
      await expectRefused([clientOf(origins[i % 2] ?? '').session.login({ body })], { status: 401 });
    }
    await expectRefused(
      origins.map((origin) => clientOf(origin).session.login({ body })),
      { status: 429 },
    );
  });

  it('write neither passwords nor hashes nor tokens to their logs', async () => {
    const client = clientOf(origins[0] ?? '');
    const body = { username: 'root', password: 'first password' };
    const { accessToken } = await client.session.login({ body });
    await expectRefused([client.session.login({ body: { ...body, password: 'wrong-one' } })], {
      status: 401,
    });
    const signedIn = clientOf(origins[0] ?? '', accessToken);
    await signedIn.person.account({ query: { username: 'root' } });
    const changed = await signedIn.session.changePassword({
      body: { currentPassword: 'first password', generatePassword: true },
    });
    const logged = programs.map(({ output }) => output.stdout + output.stderr).join('');
    expect(logged).toContain('/api/auth/login');
    const stored = await PersonModel.findOne({ username: 'root' }).select('+passwordHash').lean();
    const secrets = [SECRET, 'first password', 'wrong-one', accessToken, changed.accessToken];
    for (const secret of [...secrets, changed.newPassword, stored?.passwordHash]) {
      expect(secret).toBeTruthy();
      expect(logged).not.toContain(secret);
    }
  });
});

describe('a process', () => {
  it('leaves an existing administrator alone, with any settings', async () => {
    const before = await PersonModel.find().lean();
    const program = runProgram('main', settings({ ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'password' }));
    await program.listening();
    expect(await stop(program)).toBe(0);
    expect(await PersonModel.find().lean()).toEqual(before);
  });

  it('prints an address that a browser opens, also where it listens on all interfaces (START-1)', async () => {
    const program = runProgram('main', settings({ HOST: '0.0.0.0' }));
    const { port } = new URL(await program.listening());
    expect(await stop(program)).toBe(0);
    expect(program.output.stdout).toContain(`\nFaena is ready at http://localhost:${port}\n`);
  });

  it('warns at each start when production shows temporary passwords (SESSION-21)', async () => {
    const program = runProgram(
      'main',
      settings({
        NODE_ENV: 'production',
        PASSWORD_RESET: 'display',
        ALLOW_PASSWORD_DISPLAY: 'true',
        ADMIN_USERNAME: '',
        ADMIN_PASSWORD: '',
      }),
    );
    await program.listening();
    expect(await stop(program)).toBe(0);
    const warnings = program.output.stdout.split('\n').filter((line) => line.includes('"level":40'));
    expect(warnings).toMatchObject([expect.stringContaining('PASSWORD_RESET=display')]);
    expect(program.output.stdout).not.toContain('Faena is ready');
  });
});
