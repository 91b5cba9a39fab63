import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../src/archive/write-archive.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { PASSWORD } from '../factories.ts';
import { useApi } from '../harness.ts';
import { databaseUri, runProgram } from '../run-program.ts';
import { archive, contentOf, ended, fillThroughApi, useEmptyDatabases } from './archives.ts';

const api = useApi();
const emptyDatabase = useEmptyDatabases();
let folder: string;

beforeAll(async () => {
  // Sessions are to be good in a process too, which lives in real time.
  api.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'faena-archive-'));
  return () => rm(folder, { recursive: true });
});

describe('pnpm backup and pnpm restore', () => {
  it('move a Faena that is running to another database, where it goes on', { timeout: 240_000 }, async () => {
    const { manager, employee, project, picture } = await fillThroughApi(api);
    const file = join(folder, 'backup.gz');
    const from = { MONGODB_URI: databaseUri(currentDatabase().databaseName) };
    const backup = runProgram('backup', from, file);
    expect([await backup.ended(), backup.output.stderr]).toEqual([0, `Wrote ${file}.\n`]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.gz']);

    const target = emptyDatabase();
    const to = { MONGODB_URI: databaseUri(target.databaseName), JWT_SECRET: api.services.config.jwtSecret };
    const restored = runProgram('restore', to, file);
    expect([await restored.ended(), restored.output.stderr]).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ documents, as they were at 2\d{3}-.+Z\.\n$/),
    ]);
    expect(await contentOf(target)).toEqual(ended(await contentOf(currentDatabase())));

    const main = runProgram('main', to);
    const origin = await main.listening();
    const there = (token: string | null) => createClient(contract, { origin, token: () => token });
    const login = { username: employee.username, password: PASSWORD };
    const { accessToken } = await there(null).session.login({ body: login });
    const params = { projectId: project._id };
    expect(await there(accessToken).person.account()).toMatchObject({ fullname: 'Ana Pérez' });
    const session = await there(null).session.login({
      body: { username: manager.username, password: PASSWORD },
    });
    expect(await there(session.accessToken).task.board({ params })).toEqual(
      await api.as(manager).task.board({ params }),
    );
    const bytes = async (client: typeof there | typeof api.as) =>
      Buffer.from(await (await client(null).person.picture({ params: { id: picture } })).arrayBuffer());
    expect(await bytes(there)).toEqual(await bytes(api.as));
    main.child.kill('SIGTERM');
    expect(await main.ended()).toBe(0);

    const again = runProgram('restore', to, file);
    expect(await again.ended()).toBe(1);
    expect(again.output.stderr).toMatch(/^The database .+ is not empty .+\n$/);
  });

  it('say what is wrong with a file, and change nothing', { timeout: 120_000 }, async () => {
    const whole = gzipSync((await archive()).join(''));
    const cut = join(folder, 'cut.gz');
    const other = join(folder, 'other.gz');
    await writeFile(cut, whole.subarray(0, whole.length - 20));
    await writeFile(other, 'not even gzip');
    const outcomeOf = async (file: string) => {
      const target = emptyDatabase();
      const program = runProgram('restore', { MONGODB_URI: databaseUri(target.databaseName) }, file);
      return [await program.ended(), program.output.stderr, await namesOf(target)];
    };
    expect(await Promise.all([cut, other, join(folder, 'missing.gz')].map(outcomeOf))).toEqual([
      [1, 'The archive was cut short.\n', []],
      [1, 'This is no archive that this version of Faena can read.\n', []],
      [1, expect.stringMatching(/^ENOENT: .+missing\.gz'\n$/), []],
    ]);
  });
});
