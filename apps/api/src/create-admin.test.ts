import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useApi } from '../test/harness.ts';
import { databaseUri, runProgram } from '../test/run-program.ts';
import { PersonModel } from './features/person/model.ts';

const api = useApi();

const settings = (more: Record<string, string> = {}) => ({
  MONGODB_URI: databaseUri(mongoose.connection.name),
  JWT_SECRET: 'an access secret of more than 32 characters',
  ...more,
});

describe('pnpm admin:create', { timeout: 60_000 }, () => {
  it('creates one more administrator from its variables, once', async () => {
    const environment = settings({ ADMIN_USERNAME: 'second', ADMIN_PASSWORD: 'second password' });
    const program = runProgram('create-admin', environment);
    expect(await program.ended()).toBe(0);
    expect(program.output.stderr).toBe('Created the administrator second.\n');
    expect(await PersonModel.findOne({ usernameKey: 'second' }).lean()).toMatchObject({ roleId: 1 });
    const body = { username: 'second', password: 'second password' };
    await expect(api.as(null).session.login({ body })).resolves.toMatchObject({ rol_id: 1 });

    const again = runProgram('create-admin', environment);
    expect(await again.ended()).toBe(1);
    expect(again.output.stderr).toBe(
      'Username is already taken. The settings name the administrator: change ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL, or remove them to be asked.\n',
    );
  });

  it('asks for nothing where nobody could answer', async () => {
    const program = runProgram('create-admin', settings());
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toBe('Set ADMIN_USERNAME and ADMIN_PASSWORD, or run this in a terminal.\n');
  });
});
