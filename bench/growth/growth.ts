import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { ROLES } from '@faena/shared/access';
import { createApp } from '../../apps/api/src/app.ts';
import { createHttpServer } from '../../apps/api/src/http/create-server.ts';
import { MIGRATIONS } from '../../apps/api/src/migrations/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { connectDatabase, disconnectDatabase } from '../../apps/api/src/platform/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createServices } from '../../apps/api/src/services.ts';
import { Profiler } from '../../apps/api/test/queries/profiler.ts';
import { median } from '../lib/figures.ts';
import { type Filled, fill } from '../lib/fill.ts';
import { say } from '../lib/say.ts';
import { signIn } from '../lib/sign-in.ts';
import { timesOf } from '../lib/times.ts';
import { type Measured, REQUESTS } from './growth-requests.ts';

/*
 * `pnpm bench:growth`: how the time of what a manager looks at grows from 20,000 records to 200,000, through the
 * whole API on a real database. Times depend on the machine; ratios hardly do. `--records 2000` compares 2,000 with
 * 20,000, `--rounds 1` measures each but once.
 */

/** The requests name dates of its month. */
const LAST_DAY = Date.UTC(2026, 10, 30);

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '4' },
  },
});
const [FEW, MANY] = [Number(values.records), 10 * Number(values.records)];

/** By turns, so that whatever else the machine does falls on both alike. */
const ROUNDS = Number(values.rounds);
const RUNS = 25;

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const log = createLog(config.logLevel);
const services = createServices({
  config: { ...config, jwtSecret: 'a secret for measuring, long enough' },
  clock: systemClock,
  log,
  mailer: undefined,
});

const mongo = await startEmbeddedMongo({ log: say });
try {
  const few = await filledWith('few', FEW);
  const many = await filledWith('many', MANY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of [few, many]) await inDatabase(one.name, () => serving((ask) => takeTimes(one, ask)));
  }
  for (const one of [few, many]) await inDatabase(one.name, () => serving((ask) => countKeys(one, ask)));
  say(`\nMedian of ${ROUNDS * RUNS} requests, one after the other, and the index keys that one reads\n`);
  say(row('', `${FEW}`, `${MANY}`, 'time', 'data', 'keys', 'keys'));
  for (const [index, { what, data }] of REQUESTS.entries()) {
    const [before, after] = [median(few.times[index]), median(many.times[index])];
    const growth = [ms(before), ms(after), `× ${(after / before).toFixed(1)}`, `× ${data}`];
    say(row(what, ...growth, `${few.keys[index]}`, `${many.keys[index]}`));
  }
} finally {
  await mongo.stop();
}

interface Measuring {
  readonly name: string;
  readonly filled: Filled;
  /** By request; in milliseconds. */
  readonly times: number[][];
  readonly keys: number[];
}

type Ask = (filled: Filled, request: Measured, run: number) => Promise<void>;

function filledWith(name: string, records: number): Promise<Measuring> {
  return inDatabase(name, async () => {
    const startedAt = performance.now();
    const filled = await fill({ records, lastDay: LAST_DAY });
    say(`${records} records written in ${ms(performance.now() - startedAt)}`);
    return { name, filled, times: REQUESTS.map(() => []), keys: [] };
  });
}

async function inDatabase<T>(name: string, work: () => Promise<T>): Promise<T> {
  await connectDatabase(mongo.uri, MIGRATIONS, `bench-${name}`);
  try {
    return await work();
  } finally {
    await disconnectDatabase();
  }
}

/** Serves the API while `work` asks it as the manager; each answer is read to the end. */
async function serving(work: (ask: Ask) => Promise<void>): Promise<void> {
  const server = createHttpServer(createApp(services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work(async (filled, { path }, run) => {
      const token = await signIn(filled.managerId, ROLES.manager, services.config.jwtSecret);
      const response = await fetch(`http://127.0.0.1:${port}/api${path(filled, run)}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function takeTimes({ filled, times }: Measuring, ask: Ask): Promise<void> {
  for (const [index, request] of REQUESTS.entries()) {
    times[index]?.push(...(await timesOf(RUNS, (run) => ask(filled, request, run))));
  }
}

async function countKeys({ filled, keys }: Measuring, ask: Ask): Promise<void> {
  const profiler = await Profiler.start();
  for (const request of REQUESTS) {
    const operations = await profiler.watch(() => ask(filled, request, 0));
    keys.push(operations.reduce((sum, { keysExamined = 0 }) => sum + keysExamined, 0));
  }
}

function row(what: string, ...cells: string[]): string {
  return [what.padEnd(50), ...cells.map((cell) => cell.padStart(11))].join('');
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
