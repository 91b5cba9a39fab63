import { LOST_SIGNAL_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { JobRunner } from '../../../platform/jobs/run-jobs.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';
import { closeLostRecords } from './close-lost-records.ts';
import { sweeperJob } from './sweeper.ts';

const api = useApi();
const MINUTE_MS = 60_000;
let manager: Person;
let worker: Person;

beforeEach(async () => {
  await RecordModel.deleteMany();
  ({ manager, worker } = await createCrew(api, { hourlyRateCents: 6_000 }));
});

const start = async (person = worker) =>
  (await api.as(person).record.start({ body: { employeeId: person.id } }))._id;
const beat = (as: Person, timesheetId: string) => api.as(as).record.heartbeat({ body: { timesheetId } });
const sweep = () => closeLostRecords(api.services);
const stored = (id: string) => RecordModel.findById(id).lean();

describe('heartbeats (TIME-13)', () => {
  it('keep a record open for as long as they come', async () => {
    const id = await start();
    for (let minute = 0; minute < 10; minute += 1) {
      api.clock.advance(MINUTE_MS);
      expect(await beat(worker, id)).toEqual({ message: 'Heartbeat recorded.' });
      expect(await sweep()).toBe(0);
    }
    expect(await stored(id)).toMatchObject({ open: true, lastHeartbeat: api.clock.now() });
  });

  it('are 409 once it has ended, and open nothing', async () => {
    const id = await start();
    await api.as(worker).record.stop({ body: { timesheetId: id } });
    const before = await stored(id);
    api.clock.advance(MINUTE_MS);
    await expectRefused([beat(worker, id)], { status: 409, code: 'conflict' });
    expect(await stored(id)).toEqual(before);
  });

  it('come from the owner only', async () => {
    const id = await start();
    const stranger = await createCrew(api);
    api.clock.advance(MINUTE_MS);
    await expectRefused([beat(stranger.worker, id), beat(worker, missingId())], { status: 404 });
    await expectRefused([beat(manager, id)], { status: 403 });
    expect((await stored(id))?.lastHeartbeat).not.toEqual(api.clock.now());
  });
});

describe('records whose signal was lost (TIME-14)', () => {
  it('end at their last heartbeat after 5 minutes of silence, priced, for review', async () => {
    const id = await start();
    api.clock.advance(MINUTE_MS);
    await beat(worker, id);
    const lastHeard = api.clock.now();
    api.clock.advance(LOST_SIGNAL_MS - 1);
    expect(await sweep()).toBe(0);
    api.clock.advance(1);
    expect(await sweep()).toBe(1);
    expect(await api.as(manager).record.get({ params: { id } })).toMatchObject({
      endTime: lastHeard.toISOString(),
      durationHours: 1 / 60,
      cost: 1,
      endReason: 'lost_signal',
      needsReview: true,
    });
  });

  it('end once, however many processes sweep at the same moment', async () => {
    const crews = await Promise.all([createCrew(api, { hourlyRateCents: 600 }), createCrew(api)]);
    const ids = await Promise.all([worker, ...crews.map((crew) => crew.worker)].map(start));
    api.clock.advance(2 * LOST_SIGNAL_MS);
    const ended = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(ids.length);
    const before = await RecordModel.find().lean();
    expect(before.map(({ endReason }) => endReason)).toEqual(ids.map(() => 'lost_signal'));
    expect(await sweep()).toBe(0);
    expect(await RecordModel.find().lean()).toEqual(before);
  });

  it('either go on or end when the heartbeat comes at the moment of the sweep', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await start();
      api.clock.advance(LOST_SIGNAL_MS);
      const [, heard] = await Promise.all([
        sweep(),
        beat(worker, id).then(
          () => true,
          () => false,
        ),
      ]);
      const record = await stored(id);
      expect(record?.open).toBe(heard);
      if (heard) expect(record?.lastHeartbeat).toEqual(api.clock.now());
      await api.as(worker).record.stop({ body: { timesheetId: id } });
    }
    const [sum] = await RecordModel.aggregate([{ $group: { _id: null, cents: { $sum: '$costCents' } } }]);
    expect((await PersonModel.findById(worker._id))?.earnedCents).toBe(sum.cents);
  });

  it('are looked for now and then until the process stops, whatever fails in between', async () => {
    const id = await start();
    api.clock.advance(LOST_SIGNAL_MS);
    let failures = 1;
    const flaky = {
      now: () => {
        if (failures-- > 0) throw new Error('out of reach');
        return api.clock.now();
      },
    };
    const reports: (number | null)[] = [];
    const job = sweeperJob({ clock: flaky, log: api.services.log }, (ended) => void reports.push(ended));
    const runner = new JobRunner(api.services, [job]);
    const stop = runner.start({ firstMs: 1, intervalMs: 1 });
    const isOpen = async () => {
      // The signal stays lost; the first sweep and the one after a failure become due.
      api.clock.advance(30_000);
      return (await stored(id))?.open;
    };
    await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
    await stop();
    expect(reports.slice(0, 2)).toEqual([null, 1]);
    const next = await start();
    api.clock.advance(LOST_SIGNAL_MS);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await stored(next))?.open).toBe(true);
  });
});
