import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factories.ts';
import { dayPiece, freezeRun } from '../../../../test/frozen-run.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { findActor } from '../../person/find-actor.ts';
import { writeSlips } from './write-slips.ts';

const api = useApi();
const PEOPLE = 500;
/** The longest computing time of all threads, so that other work of the machine does not count. */
const MOST_MS = 20_000;
const MIB = 1_048_576;

/**
 * The longest delay of a request while slips are written, as a factor. In the same process it would wait for many
 * slips.
 */
const MOST_TIMES = 6;

/** Less than the size of the slips or of their file. */
const MOST_GROWTH = 8 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let manager: Person;
let runId: string;
let actor: Actor;

beforeAll(async () => {
  const crew = await createCrew(api);
  ({ manager } = crew);
  const days = Array.from({ length: 15 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    person: { _id: new Types.ObjectId(), username: `persona${at}` },
    fullname: `María José Ñúñez ${at}`,
    pieces: days.map((date) => dayPiece(date, 8 + at / 1_000)),
  }));
  const { run } = await freezeRun(crew.company, people);
  runId = String(run._id);
  const found = await findActor({ _id: manager._id });
  if (!found) throw new Error('The manager is gone');
  actor = found;
});

it('prints 500 slips in 20 seconds, with next to none of them in memory and the process free for others (SLIP-5)', async () => {
  const before = memoryInUse();
  const began = process.cpuUsage();
  const idle = performance.eventLoopUtilization();
  const { content } = await writeSlips(runId, actor, 'original');
  let [bytes, looked, most] = [0, 0, 0];
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes - looked < MIB / 4) continue;
    looked = bytes;
    most = Math.max(most, memoryInUse());
  }
  const { user, system } = process.cpuUsage(began);
  const busy = performance.eventLoopUtilization(idle).utilization;
  expect(bytes).toBeGreaterThan(PEOPLE * 1_000);
  expect((user + system) / 1_000).toBeLessThan(MOST_MS);
  expect((most - before) / MIB).toBeLessThan(MOST_GROWTH / MIB);
  // If this process drew the slips, it would be busy all the time.
  expect(busy).toBeLessThan(0.6);
}, 180_000);

it('keeps no thread for readers who read nothing, so that another one gets the file (LIMIT-23, SLIP-5)', async () => {
  const unread = [];
  for (const username of ['lenta', 'lento', 'nadie']) {
    const { content } = await writeSlips(runId, { ...actor, id: new Types.ObjectId(), username }, 'original');
    await content[Symbol.asyncIterator]().next();
    unread.push(content);
  }
  const { content } = await writeSlips(runId, actor, 'original');
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  expect(bytes).toBeGreaterThan(PEOPLE * 1_000);
  for (const each of unread) each.destroy();
}, 60_000);

/** The time of a signed-in request, in milliseconds. */
async function timeOfRequest(): Promise<number> {
  const began = performance.now();
  const response = await api.request('/company/get_companies', { as: manager });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - began;
}

/** A pause follows each request, so that the requests alone do not load the machine. */
async function timesOf(requests: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < requests) {
    times.push(await timeOfRequest());
    await sleep(5);
  }
  return times;
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

it('lets a plain request beside it take a few times as long as at rest, at most (SLIP-5)', async () => {
  await timesOf(30);
  const rest = await timesOf(60);
  const { content } = await writeSlips(runId, actor, 'original');
  let [isEnough, isWritten] = [false, false];
  const written = (async () => {
    for await (const _chunk of content) if (isEnough) return;
    isWritten = true;
  })();
  const beside = await timesOf(100);
  expect(isWritten).toBe(false);
  isEnough = true;
  await written;
  // Measured before and after, because other work of the machine varies.
  rest.push(...(await timesOf(60)));
  expect(median(beside) / median(rest)).toBeLessThan(MOST_TIMES);
}, 180_000);
