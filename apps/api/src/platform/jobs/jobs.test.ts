import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { FinalFailure, type Job, type Work } from './job.ts';
import { JobModel } from './job-model.ts';
import { askForJob, queueJob } from './queue-job.ts';
import { type JobOutcome, JobRunner } from './run-jobs.ts';

const api = useApi();
const MINUTE_MS = 60_000;
beforeEach(() => JobModel.deleteMany());

const queue = (key: string, name = 'mail') =>
  queueJob({ name, key, data: { to: key }, about: new Types.ObjectId() }, api.clock.now());

/** A process with one job, its runs and their outcomes. */
function processOf(job: Omit<Job, 'run'>, run: (work: Work) => Promise<void> = async () => {}) {
  const ran: string[] = [];
  const outcomes: JobOutcome[] = [];
  const work = async (given: Work) => {
    ran.push(String(given.data.to ?? job.name));
    await run(given);
  };
  const report = (_: string, outcome: JobOutcome) => void outcomes.push(outcome);
  const runner = new JobRunner(api.services, [{ ...job, run: work }], { report });
  const workOff = async () => {
    await runner.poll();
    await runner.idle();
  };
  return { ran, outcomes, runner, workOff };
}

/** Resolves once it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const failing = async () => {
  throw new Error('no luck');
};

describe('jobs (JOB-1)', () => {
  it('run once each, however many processes look for them', async () => {
    await Promise.all(['a', 'b', 'c', 'a'].map((key) => queue(key)));
    const processes = [1, 2, 3].map(() => processOf({ name: 'mail' }));
    await Promise.all(processes.map(({ workOff }) => workOff()));
    expect(processes.flatMap(({ ran }) => ran).sort()).toEqual(['a', 'b', 'c']);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('run again after their pause if they recur, from the first moment a process may run them', async () => {
    const sweep = processOf({ name: 'sweep', everyMs: MINUTE_MS, firstMs: 2 * MINUTE_MS });
    await sweep.workOff();
    expect(sweep.ran).toHaveLength(0);
    api.clock.advance(2 * MINUTE_MS);
    await sweep.workOff();
    await sweep.workOff();
    expect(sweep.ran).toHaveLength(1);
    api.clock.advance(MINUTE_MS - 1);
    await sweep.workOff();
    expect(sweep.ran).toHaveLength(1);
    api.clock.advance(1);
    await sweep.workOff();
    expect(sweep.ran).toHaveLength(2);
    expect(sweep.outcomes).toEqual(['ok', 'ok']);
  });

  it('are due from their start if they recur, also when the clock jumps during a run', async () => {
    const { open, opened } = gate();
    const sweep = processOf({ name: 'sweep', everyMs: MINUTE_MS }, () => opened);
    await sweep.runner.poll();
    api.clock.advance(6 * MINUTE_MS);
    open();
    await sweep.runner.idle();
    expect(sweep.ran).toHaveLength(2);
  });

  it('run at once on request, and once more if they were running', async () => {
    const { open, opened } = gate();
    const sweep = processOf({ name: 'sweep', everyMs: HOUR_MS }, () => opened);
    await sweep.runner.poll();
    await askForJob('sweep', api.clock.now());
    open();
    await sweep.runner.idle();
    expect(sweep.ran).toHaveLength(2);
    await askForJob('sweep', api.clock.now());
    await sweep.workOff();
    expect(sweep.ran).toHaveLength(3);
  });

  it('belong to one process while they run, and to another after that one has died', async () => {
    const { open, opened } = gate();
    const first = processOf({ name: 'mail' }, () => opened);
    const second = processOf({ name: 'mail' });
    await queue('a');
    await first.runner.poll();
    await second.workOff();
    expect([first.ran.length, second.ran.length]).toEqual([1, 0]);
    await JobModel.updateOne({}, { heldUntil: new Date(0) });
    await second.workOff();
    expect(second.ran).toEqual(['a']);
    open();
    await first.runner.idle();
    expect(second.outcomes).toEqual(['ok']);
  });

  it('are not ended by a process that has lost them', async () => {
    const { open, opened } = gate();
    const first = processOf({ name: 'mail' }, () => opened);
    await queue('a');
    await first.runner.poll();
    await JobModel.updateOne({}, { holder: 'another', heldUntil: new Date(Date.now() + 60_000) });
    open();
    await first.runner.idle();
    expect(await JobModel.find().lean()).toMatchObject([{ key: 'a', holder: 'another' }]);
  });

  it('learn that another process has taken them over', { timeout: 15_000 }, async () => {
    let aborted = false;
    const first = processOf({ name: 'mail' }, async ({ signal }) => {
      while (!signal.aborted) await sleep(20);
      aborted = true;
      signal.throwIfAborted();
    });
    await queue('a');
    await first.runner.poll();
    await JobModel.updateOne({}, { holder: 'another' });
    await first.runner.idle();
    expect(aborted).toBe(true);
    expect(await JobModel.findOne().lean()).toMatchObject({ holder: 'another', failure: null });
  });

  it('are returned by a process that ends, and have not failed', async () => {
    const ending = processOf({ name: 'mail' }, async ({ signal }) => {
      while (!signal.aborted) await sleep(5);
      signal.throwIfAborted();
    });
    await queue('a');
    const stop = ending.runner.start({ firstMs: 0, intervalMs: 10 });
    await expect.poll(() => ending.ran.length).toBe(1);
    await stop();
    expect(await JobModel.findOne().lean()).toMatchObject({ attempts: 0, holder: null, failure: null });
    const next = processOf({ name: 'mail' });
    await next.workOff();
    expect(next.ran).toEqual(['a']);
  });
});

describe('jobs that fail (JOB-2)', () => {
  it('are tried again at growing intervals, and delay no other', async () => {
    let broken = true;
    const { ran, outcomes, workOff } = processOf({ name: 'mail', pauseMs: MINUTE_MS }, async ({ data }) => {
      if (broken && data.to === 'a') throw new Error('no luck');
    });
    await queue('a');
    await queue('b');
    await workOff();
    expect(ran).toEqual(['a', 'b']);
    for (const pause of [1, 2, 4]) {
      api.clock.advance(pause * MINUTE_MS - 1);
      await workOff();
      const before = ran.length;
      api.clock.advance(1);
      await workOff();
      expect(ran).toHaveLength(before + 1);
    }
    expect(await JobModel.find().lean()).toMatchObject([{ key: 'a', attempts: 4, failure: 'no luck' }]);
    broken = false;
    api.clock.advance(HOUR_MS);
    await workOff();
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(4);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('become dead letters after their last attempt, which stays for 30 days', async () => {
    const { ran, outcomes, workOff } = processOf({ name: 'mail', attempts: 2 }, failing);
    await queue('a');
    for (let hour = 0; hour < 5; hour += 1) {
      await workOff();
      api.clock.advance(HOUR_MS);
    }
    expect(ran).toHaveLength(2);
    expect(outcomes).toEqual(['failed', 'dead']);
    expect(await JobModel.find().lean()).toMatchObject([
      { dueAt: null, failure: 'no luck', deadAt: expect.any(Date) },
    ]);
    const indexes = await JobModel.collection.indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { deadAt: 1 },
      expireAfterSeconds: 30 * 24 * 3_600,
    });
  });

  it('become dead letters at once if no attempt can fix them, or if they end their process each time', async () => {
    const refused = processOf({ name: 'mail' }, async () => {
      throw new FinalFailure(new Error('550'));
    });
    await queue('a');
    await refused.workOff();
    expect(refused.outcomes).toEqual(['dead']);
    const poisoned = processOf({ name: 'poison', attempts: 3 });
    await queue('b', 'poison');
    await JobModel.updateOne({ key: 'b' }, { attempts: 3, holder: 'dead', heldUntil: new Date(0) });
    await poisoned.workOff();
    expect(poisoned.ran).toEqual([]);
    expect(await JobModel.find({ deadAt: { $ne: null } }).lean()).toHaveLength(2);
  });

  it('are never dead if they recur: they continue at their own pace', async () => {
    const sweep = processOf({ name: 'sweep', everyMs: 30_000, attempts: 1 }, failing);
    for (let time = 0; time < 4; time += 1) {
      await sweep.workOff();
      api.clock.advance(30_000);
    }
    expect(sweep.outcomes).toEqual(['failed', 'failed', 'failed', 'failed']);
  });
});
