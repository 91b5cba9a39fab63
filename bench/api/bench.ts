import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { MongoClient } from 'mongodb';
import { startApi } from '../lib/api-program.ts';
import { megabytes, short } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import { measureRows } from './measure.ts';
import { Loader, startFloor } from './processes.ts';
import { BENCH_SECRET, setScene } from './set-scene.ts';

/*
 * `pnpm bench`: times the built API with 200 employees, 100 projects, 1,000 tasks and 200,000 records, each row beside
 * its floor. Prints Markdown. `--only board` measures the rows that say so, `--records 20000` with fewer records,
 * `--node-option --cpu-prof` passes an option to the process of the API.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    records: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '3' },
    'node-option': { type: 'string', multiple: true, default: [] },
  },
});

/** How long a process has had nothing to do when it is at rest: V8 collects what its start has left within a minute. */
const RESTING_MS = 60_000;

/** The memory of the database: all resident bytes, and those without its program's file, which the kernel can drop. */
async function databaseMemory(uri: string): Promise<string> {
  await using client = await MongoClient.connect(uri);
  const { pid } = await client.db().command({ serverStatus: 1 });
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const bytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return `${megabytes(bytes('VmRSS'))}, of its own ${megabytes(bytes('RssAnon'))}`;
}

const dataDir = await mkdtemp(join(tmpdir(), 'faena-bench-'));
// With a folder of its own, as in production: an acknowledged write has reached the disk.
const mongo = await startEmbeddedMongo({ dataDir, log: say });
const production = { NODE_ENV: 'production', JWT_SECRET: BENCH_SECRET, PASSWORD_RESET: 'off' };
try {
  say('Filling the database…');
  const { scene, passwordHash } = await setScene(mongo.uri, Number(values.records));
  const api = await startApi({ ...production, MONGODB_URI: mongo.uri }, values['node-option']);
  const options = { mongodbUri: mongo.uri, secret: BENCH_SECRET, passwordHash };
  const floor = await startFloor({ ...options, boardIds: scene.floorBoardIds });
  const loader = new Loader();
  try {
    const startedBytes = await api.residentBytes();
    await sleep(RESTING_MS);
    const restingBytes = await api.residentBytes();
    const databaseFilled = await databaseMemory(mongo.uri);
    say('');
    await measureRows(loader, {
      scene,
      api: { origin: api.origin, isFloor: false },
      floor: { origin: floor.origin, isFloor: true },
      only: values.only,
      rounds: Number(values.rounds),
      secondsAtOnce: Number(values.seconds),
      say,
    });
    say('');
    const after = await api.residentBytes();
    say(
      `- Memory of the API (resident): ${megabytes(startedBytes)} just started, ${megabytes(restingBytes)} at rest, ${megabytes(after)} after it all`,
    );
    say(
      `- Memory of the database (resident): ${databaseFilled} once filled; ${await databaseMemory(mongo.uri)} after it all`,
    );
    say(`- Start to ready, database running: ${short(api.readyMs)} ms`);
  } finally {
    loader.end();
    floor.end();
    await api.end();
  }
  await mongo.stop();
  const alone = await startApi({ DATA_DIR: dataDir, NODE_ENV: 'development' });
  say(`- Start to ready with the embedded database: ${short(alone.readyMs)} ms`);
  await alone.end();
} finally {
  await mongo.stop();
  await rm(dataDir, { recursive: true, force: true });
}
