import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { takeLease } from '../src/platform/lease.ts';
import { type Migration, migrate } from '../src/platform/migrate.ts';
import { useEmptyDatabase } from './empty-database.ts';
import { databaseUri, runProgram } from './run-program.ts';

const own = useEmptyDatabase();

const silent = () => {};
const recorded = async () => {
  const docs = await own.db.collection<{ _id: string }>('migrations').find().sort({ _id: 1 }).toArray();
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
    await migrate(own.db, steps.slice(0, 2), (line) => lines.push(line));
    await migrate(own.db, steps, silent);
    await migrate(own.db, steps, silent);
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
      await migrate(own.db, [slow], silent);
      return ended;
    });
    expect(await Promise.all(starts)).toEqual([true, true, true, true, true]);
    expect(slow.runs).toBe(1);
  });

  it('end the start when they fail, keep later ones from running, and run again at the next start', async () => {
    let broken = true;
    const first = noting('0001-a', async () => {
      if (broken) throw new Error('the disk is full');
    });
    const second = noting('0002-b');
    await expect(migrate(own.db, [first, second], silent)).rejects.toThrow('the disk is full');
    expect([await recorded(), second.runs]).toEqual([[], 0]);
    broken = false;
    await migrate(own.db, [first, second], silent);
    expect(await recorded()).toEqual(['0001-a', '0002-b']);
    expect([first.runs, second.runs]).toEqual([2, 1]);
  });

  it('are continued by another process when one dies during them', async () => {
    // It never renews: the lease is over before the first renewal.
    await takeLease(own.db, 'migrations', 1);
    const step = noting('0001-a');
    await migrate(own.db, [step], silent);
    expect(step.runs).toBe(1);
  });

  it('are not recorded by a process that stood still until another took over', async () => {
    const step = noting('0001-a', async () => {
      await own.db.collection('locks').updateMany({}, { $set: { holder: 'another' } });
    });
    await expect(migrate(own.db, [step], silent)).rejects.toThrow('taken over');
    expect(await recorded()).toEqual([]);
  });

  it('have one id each, that of their file, in ascending order', () => {
    const files = readdirSync(new URL('../src/migrations', import.meta.url))
      .filter((name) => name !== 'index.ts' && !name.endsWith('.test.ts'))
      .map((name) => name.replace('.ts', ''));
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(files.sort());
  });

  it('are safe on a database without any data, and to run twice', async () => {
    for (const round of [1, 2]) {
      for (const migration of MIGRATIONS) await migration.run(own.db);
      expect(await own.db.listCollections().toArray(), `round ${round}`).toEqual([]);
    }
  });
});

describe('a process', { timeout: 90_000 }, () => {
  const start = () => {
    const secret = 'an access secret of more than 32 characters';
    return runProgram('main', { MONGODB_URI: databaseUri(own.db.databaseName), JWT_SECRET: secret });
  };

  it('and another, started at once on older data, migrate it once and both serve', async () => {
    await own.db.collection('time_records').createIndex({ projectId: 1 });
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
    await own.db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-from-the-future' });
    const program = start();
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toMatch(/^The data is of a newer Faena .+9999-from-the-future.+\n$/);
    expect(await own.db.listCollections({}, { nameOnly: true }).toArray()).toMatchObject([
      { name: 'migrations' },
    ]);
  });
});
