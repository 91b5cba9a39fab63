import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { createApp } from '../../apps/api/src/app.ts';
import { createHttpServer } from '../../apps/api/src/http/create-server.ts';
import { MIGRATIONS } from '../../apps/api/src/migrations/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { connectDatabase, disconnectDatabase } from '../../apps/api/src/platform/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createServices } from '../../apps/api/src/services.ts';
import { Profiler } from '../../apps/api/test/queries/profiler.ts';
import { markdownRow, median, short } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import { signIn } from '../lib/sign-in.ts';
import { timesOf } from '../lib/times.ts';
import { type Curve, drawGrowth } from './draw-growth.ts';
import type { Growth, Request, Scene } from './growth.ts';
import { GROWTHS } from './growths.ts';

/*
 * `pnpm bench:growth`: how the time of what people look at and change grows with what there is, through the whole API on
 * a real database. Times depend on the machine; ratios hardly do. `--part 0.01` takes so much of each size, `--rounds 1`
 * measures each but once, `--only board` measures those with that in their name. A full run draws the picture.
 */

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const PART = Number(values.part);
/** The sizes take turns, so that other work of the machine slows all of them alike. */
const ROUNDS = Number(values.rounds);
const RUNS = 15;

/** The allowed factor of a partial read with a hundred times as much data. */
const GOAL = 2;

const PICTURE = fileURLToPath(new URL('../../docs/pictures/growth.svg', import.meta.url));

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const services = createServices({
  config: { ...config, jwtSecret: 'a secret for measuring, long enough' },
  clock: systemClock,
  log: createLog(config.logLevel),
  mailer: undefined,
});

/** One size of a growth, in a database of its own. */
interface Measuring {
  readonly size: number;
  readonly database: string;
  readonly scene: Scene;
  /** By request; in milliseconds. */
  readonly times: number[][];
  /** By request: its rounds to the database, and the index keys they read. */
  readonly costs: { readonly rounds: number; readonly keys: number }[];
}

type Ask = (request: Request) => Promise<void>;

const mongo = await startEmbeddedMongo({ log: say });
try {
  const curves: Curve[] = [];
  for (const [number, growth] of GROWTHS.entries()) {
    if (growth.of.includes(values.only)) curves.push(...(await measure(growth, `growth-${number}`)));
  }
  if (PART === 1 && !values.only) {
    await mkdir(dirname(PICTURE), { recursive: true });
    await writeFile(PICTURE, drawGrowth(curves));
  }
} finally {
  await mongo.stop();
}

async function measure(growth: Growth, database: string): Promise<Curve[]> {
  const sizes: Measuring[] = [];
  for (const whole of growth.sizes) sizes.push(await filledWith(growth, whole * PART, database));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of sizes) await serving(one, (ask) => takeTimes(one, ask));
  }
  for (const one of sizes) await serving(one, (ask) => countCosts(one, ask));
  const curves = curvesOf(growth, sizes);
  print(growth, sizes, curves);
  return curves;
}

async function filledWith({ fill, of }: Growth, size: number, prefix: string): Promise<Measuring> {
  const database = `${prefix}-${size}`;
  return inDatabase(database, async () => {
    const startedAt = performance.now();
    const scene = await fill(size);
    say(`${size} ${of}: filled in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    return { size, database, scene, times: scene.requests.map(() => []), costs: [] };
  });
}

async function inDatabase<T>(name: string, work: () => Promise<T>): Promise<T> {
  await connectDatabase(mongo.uri, MIGRATIONS, name);
  try {
    return await work();
  } finally {
    await disconnectDatabase();
  }
}

/** Serves the API on that database while `work` asks it; each answer is read to the end. */
function serving({ database, scene }: Measuring, work: (ask: Ask) => Promise<void>): Promise<void> {
  return inDatabase(database, async () => {
    const server = createHttpServer(createApp(services));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const token = await signIn(scene.by.id, scene.by.roleId, services.config.jwtSecret);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    try {
      await work(async ({ method = 'GET', path, body }) => {
        const content = body === undefined ? null : JSON.stringify(body);
        const url = `http://127.0.0.1:${port}/api${path}`;
        const response = await fetch(url, { method, headers, body: content });
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

async function takeTimes({ scene, times }: Measuring, ask: Ask): Promise<void> {
  for (const [index, { request }] of scene.requests.entries()) {
    // Numbered on from round to round: a card is never sent to where it stands.
    const before = times[index]?.length ?? 0;
    times[index]?.push(...(await timesOf(RUNS, (run) => ask(request(before + run)))));
  }
}

async function countCosts({ scene, costs }: Measuring, ask: Ask): Promise<void> {
  const profiler = await Profiler.start();
  for (const { request } of scene.requests) {
    const operations = await profiler.watch(() => ask(request(1)));
    const keys = operations.reduce((sum, { keysExamined = 0 }) => sum + keysExamined, 0);
    costs.push({ rounds: operations.length, keys });
  }
}

function curvesOf({ of }: Growth, sizes: readonly Measuring[]): Curve[] {
  const requests = sizes[0]?.scene.requests ?? [];
  return requests.map(({ what, asks }, index) => ({
    of,
    what,
    asks,
    points: sizes.map(({ size, times }) => ({ size, ms: median(times[index]) })),
  }));
}

function print({ of }: Growth, sizes: readonly Measuring[], curves: readonly Curve[]): void {
  say(
    `\nMedian of ${ROUNDS * RUNS} requests one after the other, ms; the rounds to the database of one, and the index keys it reads\n`,
  );
  say(markdownRow([of, ...sizes.map(({ size }) => `${size}`), 'time', 'rounds', 'keys']));
  say(markdownRow(['---', ...sizes.map(() => '--:'), '--:', '--:', '--:']));
  for (const [index, { what, asks, points }] of curves.entries()) {
    const [least, most] = [points[0], points.at(-1)];
    if (!least || !most) throw new RangeError('No sizes');
    const ratio = most.ms / least.ms;
    const isMissed = ratio > (asks === 'part' ? GOAL : most.size / least.size);
    const cost = (of: 'rounds' | 'keys') =>
      [...new Set(sizes.map(({ costs }) => costs[index]?.[of]))].join(' → ');
    const times = points.map(({ ms }) => short(ms));
    say(
      markdownRow([
        what,
        ...times,
        `× ${ratio.toFixed(1)}${isMissed ? ' !' : ''}`,
        cost('rounds'),
        cost('keys'),
      ]),
    );
  }
}
