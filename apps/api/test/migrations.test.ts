import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { takeLease } from '../src/platform/lease.ts';
import { type Migration, migrate } from '../src/platform/migrate.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { databaseUri, runProgram } from './run-program.ts';

const client = new MongoClient(inject('mongoUri'));
const names: string[] = [];
let db = client.db('unused');

beforeEach(() => {
  const name = `migrations-${randomBytes(6).toString('hex')}`;
  names.push(name);
  db = client.db(name);
});
afterAll(async () => {
  for (const name of names) await client.db(name).dropDatabase();
  await client.close();
});

const silent = () => {};
const recorded = async () => {
  const docs = await db.collection<{ _id: string }>('migrations').find().sort({ _id: 1 }).toArray();
  return docs.map(({ _id }) => _id);
};

/** A migration that notes each of its runs. */
const noting = (id: string, run = async () => {}): Migration & { runs: number } => ({
  id,
  runs: 0,
  async run() {
    this.runs += 1;
    await run();
  },
});

describe('migrations (START-13)', () => {
  it('run once each, in order, and are recorded', async () => {
    const order: string[] = [];
    const steps = ['0001-a', '0002-b', '0003-c'].map((id) => noting(id, async () => void order.push(id)));
    const lines: string[] = [];
    await migrate(db, steps.slice(0, 2), (line) => lines.push(line));
    await migrate(db, steps, silent);
    await migrate(db, steps, silent);
    expect(order).toEqual(['0001-a', '0002-b', '0003-c']);
    expect(await recorded()).toEqual(order);
    expect(lines).toEqual([
      expect.stringMatching(/^migrated the database: 0001-a \(\d+ ms\)$/),
      expect.stringMatching(/^migrated the database: 0002-b \(\d+ ms\)$/),
    ]);
  });

  it('run in one of several processes that start at once, while the others wait for the end', async () => {
    let ended = false;
    const slow = noting('0001-slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ended = true;
    });
    const starts = Array.from({ length: 5 }, async () => {
      await migrate(db, [slow], silent);
      return ended;
    });
    expect(await Promise.all(starts)).toEqual([true, true, true, true, true]);
    expect(slow.runs).toBe(1);
  });

  it('that fail end the start, keep later ones from running, and are run again by the next start', async () => {
    let broken = true;
    const first = noting('0001-a', async () => {
      if (broken) throw new Error('the disk is full');
    });
    const second = noting('0002-b');
    await expect(migrate(db, [first, second], silent)).rejects.toThrow('the disk is full');
    expect([await recorded(), second.runs]).toEqual([[], 0]);
    broken = false;
    await migrate(db, [first, second], silent);
    expect(await recorded()).toEqual(['0001-a', '0002-b']);
    expect([first.runs, second.runs]).toEqual([2, 1]);
  });

  it('are gone on with by another process when one dies at it', async () => {
    // It never renews: the lease is over before the first renewal.
    await takeLease(db, 'migrations', 1);
    const step = noting('0001-a');
    await migrate(db, [step], silent);
    expect(step.runs).toBe(1);
  });

  it('are not recorded by a process that stood still until another took over', async () => {
    const step = noting('0001-a', async () => {
      await db.collection('locks').updateMany({}, { $set: { holder: 'another' } });
    });
    await expect(migrate(db, [step], silent)).rejects.toThrow('taken over');
    expect(await recorded()).toEqual([]);
  });

  it('have one id each, that of their file, in ascending order', () => {
    const files = readdirSync(new URL('../src/migrations', import.meta.url))
      .filter((name) => name !== 'index.ts')
      .map((name) => name.replace('.ts', ''));
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(files.sort());
  });

  it('are safe on a database without any data, and to run twice', async () => {
    for (const round of [1, 2]) {
      for (const migration of MIGRATIONS) await migration.run(db);
      expect(await db.listCollections().toArray(), `round ${round}`).toEqual([]);
    }
  });
});

describe('a process', { timeout: 90_000 }, () => {
  const start = () => {
    const secret = 'an access secret of more than 32 characters';
    return runProgram('main', { MONGODB_URI: databaseUri(db.databaseName), JWT_SECRET: secret });
  };

  it('and another, started at once on older data, migrate it once and both serve', async () => {
    await db.collection('time_records').createIndex({ projectId: 1 });
    const programs = [start(), start()];
    await Promise.all(programs.map((program) => program.listening()));
    expect(await recorded()).toEqual(MIGRATIONS.map(({ id }) => id));
    const told = programs
      .flatMap(({ output }) => output.stdout.split('\n'))
      .filter((line) => {
        return line.includes('migrated the database');
      });
    expect(told).toHaveLength(MIGRATIONS.length);
    for (const program of programs) program.child.kill('SIGTERM');
    expect(await Promise.all(programs.map((program) => program.ended()))).toEqual([0, 0]);
  });

  it('refuses to start on data newer than itself, and leaves it alone', async () => {
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-from-the-future' });
    const program = start();
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toMatch(/^The data is of a newer Faena .+9999-from-the-future.+\n$/);
    expect(await db.listCollections({}, { nameOnly: true }).toArray()).toMatchObject([
      { name: 'migrations' },
    ]);
  });
});

describe('0001-drop-project-index-of-time-records', () => {
  it('drops that index and no other', async () => {
    const records = db.collection('time_records');
    await records.createIndex({ projectId: 1 });
    await records.createIndex({ projectId: 1, startTime: 1 });
    await records.createIndex({ employeeId: 1 });
    await MIGRATIONS[0]?.run(db);
    const keys = (await records.indexes()).map(({ key }) => key);
    expect(keys).toEqual([{ _id: 1 }, { projectId: 1, startTime: 1 }, { employeeId: 1 }]);
  });
});

describe('0002-boards-on-projects', () => {
  const [, migration] = MIGRATIONS;

  it('writes each board as its tasks stood, also after it was cut short, and drops what it replaces', async () => {
    const [one, two, empty] = [new ObjectId(), new ObjectId(), new ObjectId()];
    const task = (projectId: ObjectId, column: number, order: number) => ({
      _id: new ObjectId(),
      projectId,
      column,
      order,
      title: 't',
    });
    const [a, b, c, d] = [task(one, 0, 1), task(one, 0, 0), task(one, 4, 0), task(two, 2, 0)];
    const tasks = db.collection('tasks');
    const projects = db.collection('projects');
    await tasks.insertMany([a, b, c, d]);
    await projects.insertMany([
      { _id: one },
      { _id: two, columns: [[], [], [d._id], [], []] },
      { _id: empty },
    ]);
    await tasks.createIndex({ projectId: 1, column: 1, order: 1, _id: 1 });
    await tasks.createIndex({ assigneeIds: 1, projectId: 1, column: 1, order: 1, _id: 1 });
    for (const _round of [1, 2]) {
      await migration?.run(db);
      expect(await projects.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: one, columns: [[b._id, a._id], [], [], [], [c._id]] },
        { _id: two, columns: [[], [], [d._id], [], []] },
        { _id: empty, columns: [[], [], [], [], []] },
      ]);
      const { column: _column, order: _order, ...rest } = a;
      expect(await tasks.findOne({ _id: a._id })).toEqual(rest);
      expect((await tasks.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }]);
    }
  });
});

describe('0003-single-spaces-in-names', () => {
  const [, , migration] = MIGRATIONS;

  it('writes one space for many, twice as once, but where that name is taken', async () => {
    const lines = db.collection('lines_of_business');
    await lines.createIndex({ nameKey: 1 }, { unique: true });
    await lines.insertMany([
      { name: 'Obra  civil', nameKey: 'obra  civil' },
      { name: 'Café\u00a0 fino', nameKey: 'café  fino' },
      { name: 'Café fino', nameKey: 'café fino' },
    ]);
    const companies = db.collection('companies');
    await companies.insertMany([{ name: 'Taller   Luna' }, { name: 'Taller Sol' }]);
    const names = async (collection: typeof lines) =>
      (await collection.find().toArray()).map(({ name }) => name);
    for (const _round of [1, 2]) {
      await migration?.run(db);
      expect(await names(companies)).toEqual(['Taller Luna', 'Taller Sol']);
      expect(await names(lines)).toEqual(['Obra civil', 'Café\u00a0 fino', 'Café fino']);
      expect(await lines.countDocuments({ nameKey: 'obra civil' })).toBe(1);
    }
  });
});

/** The database, whose writes of these kinds fail from the `last` on. */
function cutAt(last: number, ...methods: string[]): Db {
  let writes = 0;
  return new Proxy(db, {
    get: (target, key) => {
      if (key !== 'collection') return Reflect.get(target, key);
      return (name: string) =>
        new Proxy(target.collection(name), {
          get: (collection, method) => {
            const value = Reflect.get(collection, method);
            if (typeof value !== 'function') return value;
            return (...args: unknown[]) => {
              if (methods.includes(String(method))) writes += 1;
              if (writes >= last) throw new Error('the power is gone');
              return value.apply(collection, args);
            };
          },
        });
    },
  });
}

describe('0004-price-days', () => {
  const [, , , migration] = MIGRATIONS;
  const at = (local: string) => new Date(`${local}-06:00`);
  const [ana, gone, unnamed] = [new ObjectId(), new ObjectId(), new ObjectId()];
  const [here, there, deleted] = [new ObjectId(), new ObjectId(), new ObjectId()];

  const record = (employeeId: ObjectId, companyId: ObjectId, fields: object) => ({
    _id: new ObjectId(),
    employeeId,
    companyId,
    rateCents: null,
    costCents: null,
    ...fields,
  });
  const old = {
    night: record(ana, here, {
      startTime: at('2026-11-10T22:30'),
      endTime: at('2026-11-11T00:30'),
      rateCents: 500,
      costCents: 1_001,
    }),
    elsewhere: record(ana, there, {
      startTime: at('2026-11-12T00:30'),
      endTime: at('2026-11-12T01:30'),
      rateCents: 700,
      costCents: 700,
    }),
    unpriced: record(ana, here, { startTime: at('2026-11-13T08:00'), endTime: at('2026-11-13T09:00') }),
    moment: record(ana, here, {
      startTime: at('2026-11-13T10:00'),
      endTime: at('2026-11-13T10:00'),
      rateCents: 700,
      costCents: 0,
    }),
    running: record(ana, here, { startTime: at('2026-11-14T08:00'), endTime: null }),
    former: record(gone, deleted, {
      startTime: at('2026-11-10T22:30'),
      endTime: at('2026-11-10T23:30'),
      rateCents: 900,
      costCents: 900,
    }),
    nobody: record(unnamed, here, {
      startTime: at('2026-11-10T08:00'),
      endTime: at('2026-11-10T09:00'),
      rateCents: 300,
      costCents: 300,
    }),
  };

  async function fill() {
    await db.collection('companies').insertMany([
      { _id: here, timezone: 'America/Guatemala' },
      { _id: there, timezone: 'Europe/Madrid' },
    ]);
    await db.collection('users').insertMany([{ _id: ana, hourlyRateCents: 800, earnedCents: 1_701 }]);
    await db.collection('former_people').insertMany([{ _id: gone, fullname: 'Abel', username: 'abel' }]);
    await db.collection('time_records').insertMany(Object.values(old));
  }

  async function expectPriced() {
    const stored = async ({ _id }: { _id: ObjectId }) => db.collection('time_records').findOne({ _id });
    const piece = (
      date: string,
      start: string,
      end: string,
      rateCents: number | null,
      costCents: number | null,
    ) => ({
      date,
      startTime: at(start),
      endTime: at(end),
      rateCents,
      costCents,
    });
    const prior = { hasPriorPrice: true, timeZone: 'America/Guatemala' };
    expect(await stored(old.night)).toEqual({
      ...old.night,
      ...prior,
      pieces: [
        piece('2026-11-10', '2026-11-10T22:30', '2026-11-11T00:00', 500, 751),
        piece('2026-11-11', '2026-11-11T00:00', '2026-11-11T00:30', 500, 250),
      ],
    });
    expect(await stored(old.elsewhere)).toMatchObject({
      timeZone: 'Europe/Madrid',
      pieces: [{ date: '2026-11-12', costCents: 700 }],
    });
    // Waiting for a rate, which prices it by days.
    expect(await stored(old.unpriced)).toEqual({
      ...old.unpriced,
      timeZone: 'America/Guatemala',
      pieces: [piece('2026-11-13', '2026-11-13T08:00', '2026-11-13T09:00', null, null)],
    });
    expect(await stored(old.moment)).toEqual({ ...old.moment, ...prior, pieces: [] });
    expect(await stored(old.running)).toEqual({ ...old.running, timeZone: 'America/Guatemala', pieces: [] });
    expect(await stored(old.former)).toMatchObject({
      timeZone: 'UTC',
      hasPriorPrice: true,
      pieces: [{ date: '2026-11-11', costCents: 900 }],
    });
    expect(await stored(old.nobody)).toMatchObject({ hasPriorPrice: true, pieces: [{ costCents: 300 }] });
    const person = await db.collection('users').findOne({ _id: ana });
    const ratesOf = (rates: { from: Date; cents: number }[]) => rates.map(({ from, cents }) => [from, cents]);
    expect(ratesOf(person?.rates)).toEqual([
      [at('2026-11-10T22:30'), 500],
      [at('2026-11-12T00:30'), 700],
      [at('2026-11-13T10:00'), 800],
    ]);
    expect(person).not.toHaveProperty('hourlyRateCents');
    expect(person).toMatchObject({ earnedCents: 1_701 });
    const former = await db.collection('former_people').findOne({ _id: gone });
    expect(ratesOf(former?.rates)).toEqual([[at('2026-11-10T22:30'), 900]]);
  }

  it('gives records pieces and rates dates without changing a cent; twice is once', async () => {
    await fill();
    for (const _round of [1, 2]) {
      await migration?.run(db);
      await expectPriced();
    }
  });

  it.each([1, 2, 3, 4, 5])('comes to the same end when it was cut short at write %i', async (last) => {
    await fill();
    await migration
      ?.run(cutAt(last, 'updateOne', 'bulkWrite'))
      .catch((error: Error) => expect(error.message).toBe('the power is gone'));
    await migration?.run(db);
    await expectPriced();
  });
});

describe('0005-drop-pieces-by-run', () => {
  it('drops that index and no other, twice as once', async () => {
    const records = db.collection('time_records');
    const now = { companyId: 1, 'pieces.runId': 1, employeeId: 1, 'pieces.date': 1 } as const;
    await records.createIndex({ companyId: 1, 'pieces.runId': 1, 'pieces.date': 1 });
    await records.createIndex(now);
    for (const _round of [1, 2]) {
      await MIGRATIONS.find(({ id }) => id === '0005-drop-pieces-by-run')?.run(db);
      expect((await records.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, now]);
    }
  });
});

describe('0006-pictures-into-files', () => {
  const migration = MIGRATIONS.find(({ id }) => id === '0006-pictures-into-files');
  const files = () => new FileStore(() => db);
  const old = (_id: string, length: number) => ({ _id, bytes: randomBytes(length), createdAt: new Date(0) });

  it.each([undefined, 1, 2, 3])(
    'gives each picture a file and leaves its bytes where they are; cut short at write %s, and twice as once',
    async (cut) => {
      const [face, board, large] = [old('a', 9_000), old('b', 40_000), old('c', 300_000)];
      const pictures = db.collection<typeof face & { fileId?: ObjectId }>('pictures');
      const covers = db.collection<typeof face & { fileId?: ObjectId; leftAt?: Date }>('covers');
      await pictures.insertOne(face);
      await covers.insertMany([board, { ...large, leftAt: new Date(0) }]);
      if (cut !== undefined)
        await expect(migration?.run(cutAt(cut, 'updateOne'))).rejects.toThrow('the power is gone');
      for (const _round of [1, 2]) await migration?.run(db);
      const stored = [
        ...(await pictures.find().toArray()),
        ...(await covers.find().sort({ _id: 1 }).toArray()),
      ];
      for (const [index, { bytes, _id }] of [face, board, large].entries()) {
        const { fileId, ...rest } = stored[index] ?? expect.fail(_id);
        expect(rest).toMatchObject({ _id, createdAt: new Date(0) });
        expect(Buffer.from(rest.bytes.buffer).equals(bytes), 'for processes of the version before').toBe(
          true,
        );
        const file = await files().get(fileId ?? expect.fail(_id));
        expect(file).toMatchObject({
          mediaType: 'image/webp',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        });
        expect((await buffer(file?.content ?? expect.fail(_id))).equals(bytes)).toBe(true);
      }
      expect(stored).toHaveLength(3);
    },
  );
});
