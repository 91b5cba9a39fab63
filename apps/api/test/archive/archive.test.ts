import { BSON, type Db } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../src/archive/write-archive.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { beginRestore } from '../../src/platform/data-state.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { useApi } from '../harness.ts';
import { archive, contentOf, ended, fillThroughApi, restore, useEmptyDatabases } from './archives.ts';

const api = useApi();
const emptyDatabase = useEmptyDatabases();

describe('a backup (START-14)', { timeout: 90_000 }, () => {
  it('brings back every document bit for bit, and every collection and index', async () => {
    await fillThroughApi(api);
    const before = await contentOf(currentDatabase());
    const target = emptyDatabase();
    const { documents } = await restore(target, await archive());
    expect(await contentOf(target)).toEqual(ended(before));
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['pictures', 'tasks', 'time_records', 'users']),
    );
    expect(documents).toBeGreaterThan(10);
  });

  it('signs everybody out, and voids mailed links (START-16)', async () => {
    await fillThroughApi(api);
    await currentDatabase().collection('one_time_links').insertOne({ kind: 'password-reset' });
    await currentDatabase().collection('api_tokens').insertOne({ hash: 'of a token' });
    const count = (db: Db) =>
      Promise.all(
        ['sessions', 'api_tokens', 'one_time_links'].map((name) => db.collection(name).countDocuments()),
      );
    expect((await count(currentDatabase())).every((documents) => documents > 0)).toBe(true);
    const target = emptyDatabase();
    await restore(target, await archive());
    expect(await count(target)).toEqual([0, 0, 0]);
  });

  it('is of one moment, however much is written while it is taken', async () => {
    const { manager, project: filled } = await fillThroughApi(api);
    const create = (title: string) => api.as(manager).task.create({ body: { title, project: filled._id } });
    await create('before');
    const projectId = new BSON.ObjectId(filled._id);
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
    const tasks = await target.collection('tasks').find({ projectId }).sort({ _id: 1 }).toArray();
    expect(tasks.map(({ title }) => title).sort()).toEqual(['before', 'dos', 'tres', 'uno']);
    // The project agrees with its tasks, although each task gives it another version.
    const project = await target.collection('projects').findOne({ _id: projectId });
    expect(project).toMatchObject({ boardVersion });
    expect(project?.columns.flat().map(String).sort()).toEqual(tasks.map(({ _id }) => String(_id)).sort());
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
    expect(await contentOf(target)).toEqual(ended(before));
  });
});

describe('a restore', { timeout: 90_000 }, () => {
  let lines: string[];
  beforeAll(async () => {
    await fillThroughApi(api);
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
  ])('fails for an archive that %s, and leaves the database empty', async (_what, broken, message) => {
    const target = emptyDatabase();
    await expect(restore(target, broken())).rejects.toThrow(message);
    expect(await namesOf(target)).toEqual([]);
  });

  it('happens once if two run at once on the same database, undisturbed', async () => {
    const target = emptyDatabase();
    const outcomes = await Promise.allSettled([restore(target, lines), restore(target, lines)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await contentOf(target)).toEqual(ended(await contentOf(currentDatabase())));
  });

  it('leaves a database on which nothing starts if it is killed halfway', async () => {
    const target = emptyDatabase();
    await beginRestore(target);
    await expect(migrate(target, MIGRATIONS, () => {})).rejects.toThrow(/restore was cut short/);
  });
});
