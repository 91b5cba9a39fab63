import { DAY_MS, HOUR_MS } from '@faena/shared/domain';
import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { transaction } from '../database.ts';
import { JobModel } from '../jobs/job-model.ts';
import { askForJob } from '../jobs/queue-job.ts';
import { JobRunner } from '../jobs/run-jobs.ts';
import type { Consumer } from './consume.ts';
import { emit } from './emit.ts';
import { numberEvents } from './number-events.ts';
import { OutboxCursorModel } from './outbox-cursor.ts';
import { type OutboxEvent, OutboxEventModel } from './outbox-event.ts';
import { outboxJobs } from './outbox-jobs.ts';

const api = useApi();
const MINUTE_MS = 60_000;
const [ONE, OTHER] = [new Types.ObjectId(), new Types.ObjectId()];

beforeEach(async () => {
  await Promise.all([OutboxEventModel.deleteMany(), OutboxCursorModel.deleteMany(), JobModel.deleteMany()]);
  // Consumers begin with the events committed after their first start.
  await processOf().consume();
});

const eventOf = (nth: number, company: Types.ObjectId | null = ONE): Omit<OutboxEvent, 'actor'> => ({
  ...{ company, type: 'done', at: api.clock.now() },
  ...{ subject: new Types.ObjectId(), data: { nth } },
});
const act = (nth: number, company?: Types.ObjectId | null) =>
  transaction((session) => emit(eventOf(nth, company), session));

/** A process with one consumer, and the events that it has handled. */
function processOf(fails: (nth: number) => boolean = () => false, name = 'follower') {
  const heard: number[] = [];
  const consumer: Consumer = {
    name,
    types: ['done'],
    handle: async ({ data }) => {
      if (fails(Number(data.nth))) throw new Error('out of order');
      heard.push(Number(data.nth));
    },
  };
  const runner = new JobRunner(api.services, outboxJobs([consumer], api.services));
  const consume = async () => {
    await askForJob('outbox', api.clock.now());
    await runner.poll();
    await runner.idle();
  };
  return { heard, consume };
}

describe('events (JOB-5)', () => {
  it('are those of acts that were done', async () => {
    const { heard, consume } = processOf();
    const undone = transaction(async (session) => {
      await emit(eventOf(1), session);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await act(2);
    await consume();
    expect(heard).toEqual([2]);
  });

  it('reach a consumer in another process when theirs ended between commit and consumption', async () => {
    await act(1);
    await act(2);
    expect(await OutboxEventModel.countDocuments({ seq: null })).toBe(2);
    const { heard, consume } = processOf();
    await consume();
    expect(heard).toEqual([1, 2]);
  });

  it('reach one of two processes that consume at once, in the order of their company', async () => {
    for (let nth = 0; nth < 40; nth += 1) await act(nth, nth % 2 ? ONE : OTHER);
    const both = [processOf(), processOf()];
    await Promise.all(both.map(({ consume }) => consume()));
    const heard = both.flatMap((one) => one.heard);
    expect(heard).toEqual(Array.from({ length: 40 }, (_, nth) => nth));
  });

  it('are numbered without a gap by two processes at once', async () => {
    for (let nth = 0; nth < 30; nth += 1) await act(nth);
    const before = (await OutboxCursorModel.findById('numbered').lean())?.seq ?? 0;
    await Promise.all([numberEvents(), numberEvents(), numberEvents()]);
    const stored = await OutboxEventModel.find().sort({ seq: 1 }).lean();
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, nth) => before + 1 + nth));
    expect(stored.map(({ data }) => data.nth)).toEqual(stored.map((_, nth) => nth));
  });

  it('that are committed late are not passed by', async () => {
    const { heard, consume } = processOf();
    await using session = await mongoose.startSession();
    session.startTransaction();
    await emit(eventOf(1), session);
    await act(2);
    await consume();
    expect(heard).toEqual([2]);
    await session.commitTransaction();
    await consume();
    expect(heard).toEqual([2, 1]);
  });

  it('are handled again when the process ended before it had noted them', async () => {
    await act(1);
    await act(2);
    const { heard, consume } = processOf();
    const before = await OutboxCursorModel.findById('follower').lean().orFail();
    await consume();
    // The state after a kill that followed the first handling.
    await OutboxCursorModel.replaceOne({ _id: 'follower' }, before);
    await consume();
    expect(heard).toEqual([1, 2, 1, 2]);
  });

  it('wait for a new consumer from its first start on, and for no one longer than a week', async () => {
    await act(1);
    const old = processOf();
    await old.consume();
    await act(2);
    const { heard, consume } = processOf(undefined, 'newcomer');
    await consume();
    expect([old.heard, heard]).toEqual([[1], [2]]);
    const stored = await OutboxEventModel.find().sort({ seq: 1 }).lean();
    expect(stored[0]?.expiresAt).toEqual(new Date(+api.clock.now() + 7 * DAY_MS));
    const indexes = await OutboxEventModel.collection.indexes();
    expect(indexes.find(({ key }) => 'expiresAt' in key)).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('are found by an index while nothing waits', async () => {
    const { executionStats, queryPlanner } = (await OutboxEventModel.collection
      .find({ seq: null })
      .explain('executionStats')) as {
      executionStats: { totalDocsExamined: number };
      queryPlanner: { winningPlan: object };
    };
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('IXSCAN');
    expect(executionStats.totalDocsExamined).toBe(0);
  });
});

describe('a consumer that fails (JOB-6)', () => {
  it('holds up the company alone, for an hour, and then hears all in order and once', async () => {
    let broken = true;
    const { heard, consume } = processOf((nth) => broken && nth === 1);
    for (const nth of [0, 1, 2]) await act(nth);
    await act(10, OTHER);
    await consume();
    expect(heard).toEqual([0, 10]);
    for (let minute = 0; minute < 60; minute += 1) {
      api.clock.advance(MINUTE_MS);
      await consume();
    }
    await act(3);
    await act(11, OTHER);
    await consume();
    expect(heard).toEqual([0, 10, 11]);
    const { held } = await OutboxCursorModel.findById('follower').lean().orFail();
    expect(held).toMatchObject([{ company: ONE, failures: 6 }]);
    expect(await JobModel.countDocuments({ name: 'outbox-event' })).toBe(0);
    broken = false;
    api.clock.advance(HOUR_MS);
    await consume();
    expect(heard).toEqual([0, 10, 11, 1, 2, 3]);
    expect((await OutboxCursorModel.findById('follower').lean())?.held).toEqual([]);
  });

  it('leaves a dead letter after its eighth failure, and goes on with the company', async () => {
    let broken = true;
    const { heard, consume } = processOf((nth) => broken && nth === 1);
    for (const nth of [1, 2]) await act(nth);
    for (let time = 0; time < 8; time += 1) {
      expect(heard).toEqual([]);
      await consume();
      api.clock.advance(HOUR_MS);
    }
    expect(heard).toEqual([2]);
    const letter = await JobModel.findOne({ name: 'outbox-event' }).lean().orFail();
    expect(letter).toMatchObject({ attempts: 8, failure: 'out of order', dueAt: null });
    broken = false;
    await JobModel.updateOne({ _id: letter._id }, { deadAt: null, dueAt: api.clock.now(), attempts: 0 });
    await consume();
    expect(heard).toEqual([2, 1]);
    expect(await JobModel.countDocuments({ name: 'outbox-event' })).toBe(0);
  });
});
