import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { BSON, type Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreArchive } from '../src/archive/restore-archive.ts';
import { archiveOf, namesOf } from '../src/archive/write-archive.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { beginRestore } from '../src/platform/data-state.ts';
import { currentDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrate.ts';
import { createPerson, PASSWORD } from './factories.ts';
import { useApi } from './harness.ts';
import { databaseUri, runProgram } from './run-program.ts';
import { PICTURE } from './send.ts';

const api = useApi();
const targets: Db[] = [];
let folder: string;

/** An empty database, dropped in the end. */
function emptyDatabase(): Db {
  const db = currentDatabase().client.db(`restored-${randomBytes(6).toString('hex')}`);
  targets.push(db);
  return db;
}

beforeAll(async () => {
  // Sessions are to be good in a process too, which lives in real time.
  api.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'faena-archive-'));
});
afterAll(async () => {
  await Promise.all(targets.map((db) => db.dropDatabase()));
  await rm(folder, { recursive: true });
});

/** The lines of an archive; `onLine` is waited for before the next one is read. */
async function archive(onLine: (line: string) => Promise<void> = async () => {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of archiveOf(currentDatabase())) {
    lines.push(line);
    await onLine(line);
  }
  return lines;
}

const restore = (db: Db, lines: string[]) =>
  restoreArchive(db, Readable.from(lines.map((line) => Buffer.from(line))), MIGRATIONS);

/** All that a database holds, each document bit for bit, with the collections and their indexes. */
async function contentOf(db: Db) {
  const content: Record<string, unknown> = {};
  for (const name of await namesOf(db)) {
    const documents = await db
      .collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray();
    const indexes = await db.collection(name).indexes();
    content[name] = {
      documents: documents.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('base64')),
      indexes: indexes.sort((a, b) => String(a.name).localeCompare(String(b.name))),
    };
  }
  return content;
}

/** A company with people, a board, hours, a picture and a plan, all made through the API. */
async function fillThroughApi() {
  const unique = randomBytes(4).toString('hex');
  const admin = await createPerson(api, 'admin');
  const manager = await createPerson(api, 'manager');
  const { line_of_business } = await api
    .as(admin)
    .lineOfBusiness.create({ body: { name: `Café y té ☕ ${unique}` } });
  await api.as(admin).subscription.create({ body: { name: 'Básico', price: 9.99 } });
  const { company } = await api
    .as(manager)
    .company.create({ body: { name: 'Ñandú, S. A.', line_of_business: line_of_business.name } });
  const names = { fullname: 'Ana Pérez', username: `ana-${unique}`, phone: '5555 1234', password: PASSWORD };
  const { employee } = await api
    .as(manager)
    .employee.create({ body: { ...names, email: `${names.username}@example.com`, companyId: company._id } });
  await api.as(manager).employee.update({ params: { id: employee._id }, body: { hourlyRate: 12.34 } });
  const dates = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const { project } = await api.as(manager).project.create({
    body: {
      name: 'Obra',
      type: 'General',
      description: '',
      status: 'Activo',
      company_id: company._id,
      ...dates,
    },
  });
  for (const title of ['uno', 'dos', 'tres']) {
    await api.as(manager).task.create({ body: { title, project: project._id, tags: ['a b'] } });
  }
  for (let i = 0; i < 3; i += 1) {
    const record = await api.as(manager).timesheet.start({ body: { employeeId: employee._id } });
    api.clock.advance(3_723_004);
    await api.as(manager).timesheet.stop({ body: { timesheetId: record._id } });
  }
  const { user } = await api.as(manager).user.uploadPicture({ body: PICTURE });
  return { manager, employee, project, picture: user.profilePicture?.split('/').at(-1) ?? '' };
}

describe('a backup (issue 10: tested by a restore)', { timeout: 90_000 }, () => {
  it('brings back every document bit for bit, and every collection and index', async () => {
    await fillThroughApi();
    const before = await contentOf(currentDatabase());
    const target = emptyDatabase();
    const { documents } = await restore(target, await archive());
    expect(await contentOf(target)).toEqual(before);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['pictures', 'tasks', 'time_records', 'users']),
    );
    expect(documents).toBeGreaterThan(10);
  });

  it('is of one moment, however much is written while it is taken', async () => {
    const { manager, project } = await fillThroughApi();
    const create = (title: string) => api.as(manager).task.create({ body: { title, project: project._id } });
    await create('before');
    const projectId = new BSON.ObjectId(project._id);
    const projects = currentDatabase().collection('projects');
    const boardVersion: unknown = (await projects.findOne({ _id: projectId }))?.boardVersion;
    expect(boardVersion).toBeInstanceOf(BSON.ObjectId);
    let created = 0;
    const lines = await archive(async (line) => {
      if (!line.startsWith('["collection"')) return;
      created += 1;
      await create(`meanwhile ${created}`);
    });
    expect(created).toBeGreaterThan(5);
    const target = emptyDatabase();
    await restore(target, lines);
    const tasks = await target.collection('tasks').find({ projectId }).sort({ order: 1 }).toArray();
    expect(tasks.map(({ title }) => title)).toEqual(['uno', 'dos', 'tres', 'before']);
    // What is read before the tasks agrees with them: every task gives it another.
    expect(await target.collection('projects').findOne({ _id: projectId })).toMatchObject({ boardVersion });
  });

  it('keeps every type of value that the database knows', async () => {
    const { Double, Int32, Long, Decimal128, Binary, Timestamp, MinKey, MaxKey, BSONRegExp } = BSON;
    const odd = {
      double: new Double(5),
      minusZero: new Double(-0),
      infinite: new Double(Number.NEGATIVE_INFINITY),
      int: new Int32(5),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('0.10'),
      text: 'línea\nuna "cita" \u2028 \u0000 👷',
      binary: new Binary(Buffer.from([0, 255]), 128),
      regexp: new BSONRegExp('^a', 'i'),
      time: new Timestamp({ t: 1, i: 2 }),
      dates: [new Date(0), new Date(-1), new Date(8.64e15)],
      nothing: null,
      nested: { $looks: 'like an operator', deep: [[], {}, [{ a: [1] }]] },
      ends: [new MinKey(), new MaxKey()],
    };
    const oddities = currentDatabase().collection('oddities');
    await oddities.insertOne(odd);
    await oddities.createIndex({ text: 1 }, { collation: { locale: 'es' }, sparse: true });
    const before = await contentOf(currentDatabase());
    const lines = await archive();
    await oddities.drop();
    const target = emptyDatabase();
    await restore(target, lines);
    expect(await contentOf(target)).toEqual(before);
  });
});

describe('a restore', { timeout: 90_000 }, () => {
  let lines: string[];
  beforeAll(async () => {
    await fillThroughApi();
    lines = await archive();
  }, 60_000);

  it('refuses a database that is not empty, and changes nothing in it', async () => {
    const target = emptyDatabase();
    await target.collection('notes').insertOne({ a: 1 });
    const before = await contentOf(target);
    await expect(restore(target, lines)).rejects.toThrow(/is not empty \(notes\): nothing was changed/);
    expect(await contentOf(target)).toEqual(before);
  });

  it.each([
    ['was cut short between two lines', () => lines.slice(0, -1), 'The archive was cut short.'],
    [
      'was cut short within a line',
      () => lines.map((l, i) => (i < lines.length - 1 ? l : l.slice(0, 9))),
      'The archive was cut short.',
    ],
    ['lacks a document', () => lines.filter((_, i) => i !== lines.length - 2), 'The archive was cut short.'],
    ['is none', () => ['hello\n'], 'This is no archive that this version of Faena can read.'],
    ['is empty', () => [], 'The archive was cut short.'],
    [
      'has another format',
      () => lines.map((l) => l.replace('"version":{"$numberInt":"1"}', '"version":{"$numberInt":"2"}')),
      'This is no archive',
    ],
    [
      'is of newer data',
      () => lines.map((l) => l.replace('"migrations":[', '"migrations":["9999-later",')),
      'The data is of a newer Faena',
    ],
  ])('of an archive that %s fails, and leaves the database empty', async (_what, broken, message) => {
    const target = emptyDatabase();
    await expect(restore(target, broken())).rejects.toThrow(message);
    expect(await namesOf(target)).toEqual([]);
  });

  it('and another into the same database at once: one of them does it, undisturbed', async () => {
    const target = emptyDatabase();
    const outcomes = await Promise.allSettled([restore(target, lines), restore(target, lines)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await contentOf(target)).toEqual(await contentOf(currentDatabase()));
  });

  it('that was killed halfway leaves a database on which nothing starts', async () => {
    const target = emptyDatabase();
    await beginRestore(target);
    await expect(migrate(target, MIGRATIONS, () => {})).rejects.toThrow(/restore was cut short/);
  });
});

describe('pnpm backup and pnpm restore', () => {
  it('move a Faena that is running to another database, where it goes on', { timeout: 240_000 }, async () => {
    const { manager, employee, project, picture } = await fillThroughApi();
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
    expect(await contentOf(target)).toEqual(await contentOf(currentDatabase()));

    const main = runProgram('main', to);
    const origin = await main.listening();
    const there = (token: string | null) => createClient(contract, { origin, token: () => token });
    const login = { username: employee.username, password: PASSWORD };
    const { accessToken } = await there(null).auth.login({ body: login });
    const params = { projectId: project._id };
    expect(await there(accessToken).user.account()).toMatchObject({ fullname: 'Ana Pérez' });
    const session = await api
      .as(null)
      .auth.login({ body: { username: manager.username, password: PASSWORD } });
    expect(await there(session.accessToken).task.board({ params })).toEqual(
      await api.as(manager).task.board({ params }),
    );
    const bytes = async (client: typeof there | typeof api.as) =>
      Buffer.from(await (await client(null).user.picture({ params: { id: picture } })).arrayBuffer());
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
