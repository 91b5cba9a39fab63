import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { type ApiProgram, startApi } from '../lib/api-program.ts';
import { megabytes } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import { EventStreams } from './event-streams.ts';
import { Ledger } from './ledger.ts';
import { hire, type Person, SECRET } from './people.ts';
import { verify } from './verify.ts';
import { Worker } from './work.ts';

/*
 * `pnpm load`: people at work, all signed in, on several processes of the built API and one database, all on
 * 127.0.0.1. Ends with 0 when every acknowledged write is there afterwards, nothing failed, and the memory
 * no longer grew after half of the time. `--clients 500 --seconds 300 --processes 2 --pause-ms 5000`.
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '300' },
    processes: { type: 'string', default: '2' },
    'pause-ms': { type: 'string', default: '5000' },
  },
});
const bounded = (text: string, least: number, most: number) => Math.min(most, Math.max(least, Number(text)));
const clients = bounded(values.clients, 1, 2_000);
const seconds = bounded(values.seconds, 5, 3_600);
const processes = bounded(values.processes, 1, 8);
const pauseMs = bounded(values['pause-ms'], 100, 60_000);

/** Of five people one looks at a board that tells its changes. */
const LOOKING = 5;

/** Node takes memory until it has to tidy up, and gives hardly any back: a leak takes more and more. */
const MOST_GROWTH = 1.5;

const REST_MS = 20_000;

const dataDir = await mkdtemp(join(tmpdir(), 'faena-load-'));
const mongo = await startEmbeddedMongo({ dataDir });
const apis: ApiProgram[] = [];
const streams = new EventStreams();
try {
  say('Hiring…');
  const staff = await hire(mongo.uri, { employees: Math.max(200, clients), boards: 100, tasks: 60 });
  const environment = { MONGODB_URI: mongo.uri, JWT_SECRET: SECRET, PASSWORD_RESET: 'off' };
  for (let i = 0; i < processes; i += 1) {
    apis.push(await startApi({ ...environment, NODE_ENV: 'production', LOG_LEVEL: 'warn' }));
  }
  const ledger = new Ledger();
  const people = staff.employees.slice(0, clients);
  const originOf = (number: number) => apis[number % apis.length]?.origin ?? '';
  const resting = await residentBytes();
  for (let i = 0; i < apis.length; i += 1) {
    const looking = people.filter((_, number) => number % LOOKING === 0 && number % apis.length === i);
    await streams.open(originOf(i), looking, true);
  }
  say(`${clients} people at work for ${seconds} s, on ${processes} processes…`);
  const endAt = Date.now() + seconds * 1000;
  const peaks = apis.map(() => 0);
  const watch = setInterval(async () => {
    for (const [index, bytes] of (await residentBytes()).entries()) {
      peaks[index] = Math.max(peaks[index] ?? 0, bytes);
    }
  }, 2_000);
  const working = Promise.all(
    people.map((person, number) => work(person, new Worker(ledger, staff, () => originOf(number)), endAt)),
  );
  await sleep((seconds * 1000) / 2);
  const halfway = [...peaks];
  await working;
  clearInterval(watch);
  streams.close();
  await sleep(REST_MS);
  const after = await residentBytes();

  say('\n| Request | answered | p50, ms | p95, ms | p99, ms |\n| --- | --: | --: | --: | --: |');
  for (const line of ledger.lines) say(line);
  say(`\n${ledger.summary}; ${streams.events} events told`);
  for (const [index, bytes] of after.entries()) {
    const [before, peak] = [resting[index] ?? 0, peaks[index] ?? 0];
    say(
      `Memory of process ${index + 1}: ${megabytes(before)} before, ${megabytes(halfway[index] ?? 0)} by half of the time, ${megabytes(peak)} at most, ${megabytes(bytes)} after`,
    );
  }
  const faults = await verify(mongo.uri, ledger);
  if (ledger.count('refused') > 0) faults.push(`${ledger.count('refused')} requests were refused`);
  const grew = after.some((bytes, index) => bytes > MOST_GROWTH * (halfway[index] ?? 0));
  if (grew) faults.push('the memory grew on');
  for (const fault of faults) say(`FAULT: ${fault}`);
  say(faults.length === 0 ? 'Every acknowledged write is there, and nothing failed.' : 'Failed.');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  streams.close();
  await Promise.all(apis.map((api) => api.end()));
  await mongo.stop();
  await rm(dataDir, { recursive: true, force: true });
}
// Connections that are kept would keep this process, too.
process.exit();

/** One person's day: mostly looking, now and then changing something, and thinking in between. */
async function work(person: Person, worker: Worker, endAt: number): Promise<void> {
  await sleep(Math.random() * pauseMs);
  let taskIds: string[] = [];
  while (Date.now() < endAt) {
    const chance = Math.random();
    if (taskIds.length === 0 || chance < 0.4) taskIds = await worker.readBoard(person);
    else if (chance < 0.6) await worker.readHours(person);
    else if (chance < 0.8) await worker.move(person, taskIds);
    else if (chance < 0.9) await worker.create(person.boardId);
    else await worker.startAndStop(person);
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

function residentBytes(): Promise<number[]> {
  return Promise.all(apis.map((api) => api.residentBytes()));
}
