import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { abandonTransactions, doomedUri } from './doomed.ts';
import { createCompany, createPerson, createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { databaseUri, type Program, runProgram } from './run-program.ts';

/** Records whose signal is lost when two processes look for them at once. */
const MANY = 40;
const MINUTE_MS = 60_000;
const START_TIMEOUT_MS = 90_000;

/** Lets the sweep of a process become due without waiting for it, as the browser tests do. */
const SHIFT_CLOCK = new URL('../../../e2e/employee/shift-clock.mjs', import.meta.url);

const api = useApi();
let folder: string;
let minutes = 0;
let processes: readonly [Program, Program];

beforeAll(async () => {
  api.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'faena-clock-'));
  await shiftBy(0);
  const start = (uri: string) =>
    runProgram('main', {
      MONGODB_URI: uri,
      JWT_SECRET: api.services.config.jwtSecret,
      DEMO_DATA: 'false',
      NODE_OPTIONS: `--import=${SHIFT_CLOCK}`,
      SHIFT_FILE: join(folder, 'shift'),
    });
  processes = [start(doomedUri()), start(databaseUri(mongoose.connection.name))];
  await Promise.all(processes.map((program) => program.listening()));
}, START_TIMEOUT_MS);
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map((program) => program.ended()));
  await abandonTransactions();
  await rm(folder, { recursive: true });
});

/** Sets the clocks of both processes further ahead, at once. */
function shiftBy(more: number): Promise<void> {
  minutes += more;
  return writeFile(join(folder, 'shift'), String(minutes * MINUTE_MS));
}

/** People whose browsers fell silent ten minutes ago, after an hour's work for 10.00. */
async function loseSignals(): Promise<{ workers: Person[]; lastHeartbeat: Date; companyId: Types.ObjectId }> {
  const company = await createCompany(api, await createPerson(api, 'manager'));
  const lastHeartbeat = new Date(Date.now() - 10 * MINUTE_MS);
  const startTime = new Date(+lastHeartbeat - 60 * MINUTE_MS);
  const workers: Person[] = [];
  for (let i = 0; i < MANY; i += 1) {
    const worker = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_000 });
    await createRecord(api, worker, company._id, { startTime, lastHeartbeat });
    workers.push(worker);
  }
  return { workers, lastHeartbeat, companyId: company._id };
}

const openOf = (companyId: Types.ObjectId) => RecordModel.countDocuments({ companyId, open: true });

/** How many records a process says that it has ended. */
function endedBy({ output }: Program): number {
  const counts = [...output.stdout.matchAll(/"ended":(\d+)/g)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function expectEndedOnce(workers: readonly Person[], lastHeartbeat: Date): Promise<void> {
  for (const worker of workers) {
    const records = await RecordModel.find({ employeeId: worker._id }).lean();
    expect(records).toMatchObject([
      {
        open: false,
        endTime: lastHeartbeat,
        durationMs: 60 * MINUTE_MS,
        costCents: 1_000,
        endReason: 'lost_signal',
        needsReview: true,
      },
    ]);
    expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(1_000);
  }
}

describe('two API processes sweeping stale records at once (TIME-14)', () => {
  it('end each at its last heartbeat, and once: no double, no loss', async () => {
    const { workers, lastHeartbeat, companyId } = await loseSignals();
    await shiftBy(2);
    await expect.poll(() => openOf(companyId), { timeout: 60_000 }).toBe(0);
    await expect.poll(() => processes.map(endedBy).reduce((a, b) => a + b), { timeout: 30_000 }).toBe(MANY);
    await expectEndedOnce(workers, lastHeartbeat);
  }, 120_000);

  it('and one of them being killed (kill -9) meanwhile: the other one ends the rest', async () => {
    const { workers, lastHeartbeat, companyId } = await loseSignals();
    await shiftBy(2);
    await expect.poll(() => openOf(companyId), { timeout: 60_000, interval: 1 }).toBeLessThan(MANY);
    processes[0].child.kill('SIGKILL');
    await processes[0].ended();
    await abandonTransactions();
    const left = async () => {
      // Another sweep is due, should this one have met what the dead process held.
      await shiftBy(1);
      return openOf(companyId);
    };
    await expect.poll(left, { timeout: 120_000, interval: 500 }).toBe(0);
    await expectEndedOnce(workers, lastHeartbeat);
  }, 240_000);
});
