import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { dayPiece, freezeRun } from '../../../../test/frozen-run.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { findActor } from '../../person/find-actor.ts';
import { writeSlips } from './write-slips.ts';

const api = useApi();
const PEOPLE = 500;
/** Of computing in all threads, whatever else a machine does. */
const MOST_MS = 20_000;
const MIB = 1_048_576;

/** The slips themselves take more, and the file that is made of them. */
const MOST_GROWTH = 8 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('prints 500 slips in 20 seconds, with next to none of them in memory and the process free for others (SLIP-5)', async () => {
  const { manager, company } = await createCrew(api);
  const days = Array.from({ length: 15 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    person: { _id: new Types.ObjectId(), username: `persona${at}` },
    fullname: `María José Ñúñez ${at}`,
    pieces: days.map((date) => dayPiece(date, 8 + at / 1_000)),
  }));
  const { run } = await freezeRun(company, people);
  const actor = await findActor({ _id: manager._id });
  if (!actor) throw new Error('The manager is gone');

  const before = memoryInUse();
  const began = process.cpuUsage();
  const idle = performance.eventLoopUtilization();
  const { content } = await writeSlips(String(run._id), actor, 'original');
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
  // Drawn here, nothing else would run meanwhile.
  expect(busy).toBeLessThan(0.6);
}, 180_000);
