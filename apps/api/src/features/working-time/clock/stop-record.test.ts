import type { WorkRecord } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import { createPerson, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
let manager: Person;
let worker: Person;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker } = await createCrew(api, { hourlyRateCents: 1_050 }));
});

const start = async (person = worker) =>
  (await api.as(person).record.start({ body: { employeeId: person.id } }))._id;
const stop = (as: Person, timesheetId: string, reason?: 'manual' | 'logout' | 'inactivity' | 'unload') =>
  api.as(as).record.stop({ body: { timesheetId, ...(reason && { reason }) } });
const setRate = (hourlyRate: number) =>
  api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate } });
const work = async (ms: number) => {
  const id = await start();
  api.clock.advance(ms);
  return stop(worker, id);
};
const earned = async (person = worker) => (await PersonModel.findById(person._id).lean())?.earnedCents;

describe('stopping working time (TIME-6)', () => {
  it('ends the record at that moment and prices it at the rate in force', async () => {
    const id = await start();
    api.clock.advance(1.5 * HOUR_MS);
    expect(await stop(worker, id)).toMatchObject({
      _id: id,
      startTime: '2026-11-20T15:00:00.000Z',
      endTime: '2026-11-20T16:30:00.000Z',
      durationHours: 1.5,
      cost: 15.75,
      hourlyRate: 10.5,
      endReason: 'manual',
      needsReview: false,
    });
  });

  it.each(['manual', 'logout', 'inactivity', 'unload'] as const)('keeps why it ended: %s', async (reason) => {
    expect((await stop(worker, await start(), reason)).endReason).toBe(reason);
  });

  it('takes no reason that is the server’s own', async () => {
    const id = await start();
    const response = await api.request('/timesheets/stop', {
      method: 'POST',
      as: worker,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ timesheetId: id, reason: 'lost_signal', cost: 1_000_000 }),
    });
    expect(response.status).toBe(400);
    expect(await RecordModel.findById(id)).toMatchObject({ open: true, costCents: null });
  });

  it('answers a stopped record unchanged, at any present rate', async () => {
    const closed = await work(HOUR_MS);
    await setRate(99);
    api.clock.advance(HOUR_MS);
    expect(await stop(worker, closed._id, 'logout')).toEqual(closed);
    expect(await stop(manager, closed._id)).toEqual(closed);
    expect(await earned()).toBe(1_050);
  });

  it('stops once if tabs, the manager and an admin stop it at the same moment', async () => {
    const admin = await createPerson(api, 'admin');
    const id = await start();
    api.clock.advance(HOUR_MS);
    const people = [worker, manager, admin, worker, manager, admin, worker, worker];
    const answers = await Promise.all(people.map((person) => stop(person, id)));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await earned()).toBe(1_050);
  });

  it('names the manager if another person than the owner stops it', async () => {
    expect((await stop(manager, await start(), 'unload')).endReason).toBe('manager');
  });

  it('never finds a foreign record, and leaves it running', async () => {
    const id = await start();
    const stranger = await createCrew(api);
    await expectRefused([stop(stranger.manager, id), stop(stranger.worker, id), stop(worker, missingId())], {
      status: 404,
      code: 'not_found',
      message: 'Time record not found',
    });
    expect(await RecordModel.findById(id)).toMatchObject({ open: true });
  });
});

describe('the cost of working time (PAY-7)', () => {
  it('is rounded half-up to the cent once a day, however many stops there are (PAY-41)', async () => {
    // 10.50 an hour: 12 s are 3.5 cents, 36 s are 10.5.
    const costs = [];
    for (let n = 0; n < 3; n += 1) costs.push((await work(12_000)).cost);
    expect(costs).toEqual([0.04, 0.03, 0.04]);
    expect(await earned()).toBe(11);
  });

  it('follows each rate for the time that it was in force, also within a running record (RATE-3)', async () => {
    const id = await start();
    api.clock.advance(HOUR_MS);
    await setRate(20);
    api.clock.advance(HOUR_MS);
    expect(await stop(worker, id)).toMatchObject({ cost: 30.5, hourlyRate: 20 });
  });

  it('waits for the first rate: then all that was closed without one is priced at it', async () => {
    await setRate(0);
    const [first, second] = [await work(12_000), await work(HOUR_MS)];
    expect(second).toMatchObject({ cost: 0, hourlyRate: null });
    const open = await start();
    await setRate(10.5);
    expect(await recordsOfWorker()).toMatchObject([
      { _id: open, cost: 0, hourlyRate: null, endTime: null },
      { _id: second._id, cost: 10.5, hourlyRate: 10.5 },
      { _id: first._id, cost: 0.04, hourlyRate: 10.5 },
    ]);
    expect(await earned()).toBe(1_054);
  });

  it('stays as it is when the rate changes later, also by way of no rate at all', async () => {
    await work(HOUR_MS);
    await setRate(0);
    await work(HOUR_MS);
    await setRate(30);
    await setRate(40);
    expect((await recordsOfWorker()).map(({ cost }) => cost)).toEqual([30, 10.5]);
    expect(await earned()).toBe(4_050);
  });

  it('leaves nothing unpriced when the first rate is saved while the record is being stopped', async () => {
    for (let round = 0; round < 10; round += 1) {
      const crew = await createCrew(api);
      const id = await start(crew.worker);
      api.clock.advance(HOUR_MS);
      const rate = { params: { id: crew.worker.id }, body: { hourlyRate: 12 } };
      await Promise.all([stop(crew.worker, id), api.as(crew.manager).employee.update(rate)]);
      expect(await RecordModel.findById(id)).toMatchObject({ costCents: 1_200, rateCents: 1_200 });
      expect(await earned(crew.worker)).toBe(1_200);
    }
  });

  const recordsOfWorker = async () => {
    const records = await api.as(manager).record.get({ params: { id: worker.id } });
    return Array.isArray(records) ? records : [];
  };
});

describe('a stop that is undone (TIME-61)', () => {
  const START = '2026-11-20T15:00:00.000Z';
  let company: CompanyDoc;
  let id: string;

  const undo = (as = worker) => api.as(as).record.undoStop({ params: { id } });
  const refused = (reason: string) => expectRefused([undo()], { status: 409, reason });

  beforeEach(async () => {
    ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
    id = await start();
    api.clock.advance(HOUR_MS);
  });

  it('opens the same record again, without a gap, and costs nothing until it ends', async () => {
    await stop(worker, id);
    api.clock.advance(10_000);
    expect(await undo()).toMatchObject({
      _id: id,
      startTime: START,
      endTime: null,
      endReason: null,
      gaps: [],
    });
    expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(0);
    api.clock.advance(HOUR_MS - 10_000);
    expect(await stop(worker, id)).toMatchObject({ _id: id, durationHours: 2, cost: 20, needsReview: false });
  });

  it('is undone once, however often it is requested', async () => {
    await stop(worker, id);
    expect(await undo()).toEqual(await undo());
    expect(await RecordModel.countDocuments({ employeeId: worker._id })).toBe(1);
  });

  it('is too late after a while, and undoes no other end', async () => {
    await stop(worker, id);
    api.clock.advance(31_000);
    await refused('too_late_to_undo');
    await RecordModel.updateOne({ _id: id }, { endReason: 'logout', endTime: api.clock.now() });
    await refused('record_changed');
  });

  it('is no longer undone after a change by a manager, another start, or in a closed period', async () => {
    await stop(worker, id);
    await api.as(worker).record.start({ body: { employeeId: worker.id } });
    await refused('record_followed');
    await RecordModel.deleteOne({ employeeId: worker._id, open: true });
    await closeThrough(company._id, '2026-11-20');
    await refused('record_closed');
    expect(await RecordModel.findById(id).lean()).toMatchObject({ open: false, costCents: 1_000 });
  });

  it('is refused after a correction', async () => {
    await stop(worker, id);
    const correction = { startTime: '2026-11-20T15:30:00.000Z', reason: 'Llegó más tarde.' };
    await api.as(manager).record.correct({ params: { id }, body: correction });
    await refused('record_changed');
  });

  it('is open to its person alone', async () => {
    await stop(worker, id);
    const stranger = await createCrew(api);
    await expectRefused([undo(stranger.worker)], { status: 404 });
    await expectRefused([undo(manager)], { status: 403 });
  });
});

describe('a clock that idleness stops', () => {
  const MINUTE_MS = 60_000;
  const START = '2026-11-20T15:00:00.000Z';
  let company: CompanyDoc;
  let id: string;

  const at = (minute: number) => new Date(Date.parse(START) + minute * MINUTE_MS).toISOString();
  const start = async () => (await api.as(worker).record.start({ body: { employeeId: worker.id } }))._id;
  const stop = (reason: 'manual' | 'inactivity') =>
    api.as(worker).record.stop({ body: { timesheetId: id, reason } });
  const read = async () => (await api.as(worker).record.get({ params: { id } })) as WorkRecord;

  beforeEach(async () => {
    api.clock.set(START);
    ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 6_000 }));
    id = await start();
  });

  /** After another minute a device reports the age of its last touch. */
  async function beat(touchedMinutesAgo?: number): Promise<void> {
    api.clock.advance(MINUTE_MS);
    const touched = touchedMinutesAgo !== undefined && { touchedMsAgo: touchedMinutesAgo * MINUTE_MS };
    await api.as(worker).record.heartbeat({ body: { timesheetId: id, ...touched } });
  }

  /** Minutes of heartbeats without a touch. */
  async function leaveAlone(minutes: number, since = 0): Promise<void> {
    for (let minute = 1; minute <= minutes; minute += 1) await beat(since + minute);
  }

  describe('idleness over all devices of a person (TIME-62)', () => {
    it('an idle computer does not end the record of the phone in use', async () => {
      for (let minute = 1; minute <= 15; minute += 1) {
        await beat(minute);
        await beat(0);
      }
      expect(await stop('inactivity')).toMatchObject({ _id: id, endTime: null, endReason: null });
      await beat(0);
      expect(await stop('manual')).toMatchObject({ endTime: at(31), needsReview: false, cost: 31 });
    });

    it('an end by inactivity is 15 minutes after the last touch at the latest', async () => {
      await beat(0);
      await leaveAlone(14);
      api.clock.advance(30 * MINUTE_MS);
      expect(await stop('inactivity')).toMatchObject({
        endTime: at(16),
        endReason: 'inactivity',
        needsReview: false,
        evidence: { lastTouch: at(1), idle: [{ from: at(1), until: at(16) }] },
      });
    });

    it('stays unchanged for a client that reports no touch', async () => {
      await beat();
      api.clock.advance(15 * MINUTE_MS);
      expect(await stop('inactivity')).toMatchObject({
        endTime: at(16),
        evidence: { beats: 1, lastTouch: null },
      });
    });

    it('keeps stretches of 5 minutes; one beyond 15 is por revisar, on any device that ends it (TIME-64)', async () => {
      await beat(0);
      await leaveAlone(4);
      await beat(0);
      expect((await read()).evidence?.idle).toEqual([]);
      await leaveAlone(10);
      await beat(0);
      expect(await read()).toMatchObject({
        needsReview: false,
        evidence: { idle: [{ from: at(6), until: at(16) }] },
      });
      await leaveAlone(20);
      await beat(0);
      expect(await read()).toMatchObject({
        needsReview: true,
        evidence: { beats: 38, touches: 4, lastTouch: at(38), idle: [{}, { from: at(17), until: at(37) }] },
      });
    });

    it('a late report of an earlier touch is no step back', async () => {
      await beat(0);
      await beat(30);
      expect((await read()).evidence).toMatchObject({ lastTouch: at(1), touches: 1 });
    });

    it('two devices at once lose no heartbeat', async () => {
      api.clock.advance(MINUTE_MS);
      const beats = Array.from({ length: 8 }, (_, touch) =>
        api.as(worker).record.heartbeat({ body: { timesheetId: id, touchedMsAgo: touch * 1_000 } }),
      );
      await Promise.all(beats);
      expect((await read()).evidence).toMatchObject({ beats: 8, lastTouch: at(1) });
    });

    it('names another person who ended the record', async () => {
      await api.as(manager).record.stopOpen({ params: { id }, body: { reason: 'Ya es la hora.' } });
      expect((await read()).evidence?.endedBy).toMatchObject({ username: manager.username });
    });
  });

  describe('a company that does not pay idle time (TIME-63)', () => {
    beforeEach(async () => {
      await api
        .as(manager)
        .company.update({ params: { id: String(company._id) }, body: { paysIdleTime: false } });
      await stop('manual');
      await RecordModel.deleteMany({ employeeId: worker._id });
      id = await start();
    });

    it('has the record end at the last touch, and another begin at the next one', async () => {
      for (let minute = 0; minute < 60; minute += 1) await beat(0);
      await leaveAlone(20);
      await expectRefused([beat(0)], { status: 409, code: 'conflict' });
      const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
      expect(records).toMatchObject([
        {
          endTime: new Date(at(60)),
          endReason: 'inactivity',
          costCents: 6_000,
          needsReview: false,
          evidence: { idle: [{ from: new Date(at(60)), until: new Date(at(80)) }] },
        },
        { startTime: new Date(at(81)), open: true, longestEnd: records[0]?.longestEnd },
      ]);
    });

    it('ends a record by inactivity at the last touch', async () => {
      await beat(0);
      await leaveAlone(14);
      api.clock.advance(MINUTE_MS);
      expect(await stop('inactivity')).toMatchObject({ endTime: at(1), cost: 1 });
    });

    it('pays a stretch of up to 15 minutes', async () => {
      await beat(0);
      await leaveAlone(14);
      await beat(0);
      expect(await stop('manual')).toMatchObject({ endTime: at(16), cost: 16 });
    });
  });
});
