import { LOST_SIGNAL_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import { missingId, type Person, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { createCrew } from '../../../../test/workers.ts';
import { JobRunner } from '../../../platform/jobs/run-jobs.ts';
import { type CompanyDoc, CompanyModel } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';
import { closeLostRecords } from './close-lost-records.ts';
import { sweeperJob } from './sweeper.ts';

const api = useApi();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
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

  it('are refused with 409 once it has ended, and open nothing', async () => {
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
  it('end at their last heartbeat after 5 minutes of silence, priced and for review', async () => {
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

  it('either continue or end if the heartbeat arrives during the sweep', async () => {
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

  it('are searched for at intervals until the process stops, even after failures', async () => {
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
      // The signal stays lost, and the next sweep is due.
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

describe('the longest shift (TIME-60)', () => {
  let company: CompanyDoc;

  beforeEach(async () => {
    api.clock.set('2026-11-20T13:00:00.000Z');
    ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 2_000 }));
  });

  const read = async (id: string) => (await api.as(manager).record.get({ params: { id } })) as unknown;

  /** Sends a heartbeat a minute for so many hours, like a program without a browser; returns the number of refusals. */
  async function beatFor(hours: number, timesheetId: string): Promise<number> {
    let refused = 0;
    let caller = worker;
    for (let minute = 1; minute <= hours * 60; minute += 1) {
      api.clock.advance(MINUTE_MS);
      if (minute % 60 === 0) caller = await withFreshToken(api, worker);
      await api
        .as(caller)
        .record.heartbeat({ body: { timesheetId } })
        .catch(() => {
          refused += 1;
        });
    }
    manager = await withFreshToken(api, manager);
    worker = caller;
    return refused;
  }

  it('ends a record with only heartbeats after 15 hours at 12 hours, por revisar', async () => {
    const id = await start();
    expect(await beatFor(15, id)).toBe(3 * 60 + 1);
    expect(await read(id)).toMatchObject({
      endTime: '2026-11-21T01:00:00.000Z',
      endReason: 'longest_shift',
      needsReview: true,
      durationHours: 12,
      cost: 240,
      evidence: { touches: 0, lastTouch: null, endedBy: null },
    });
  });

  it('ends a record without another heartbeat, by one of two sweeps at once', async () => {
    const id = await start();
    api.clock.advance(12 * HOUR_MS);
    await RecordModel.updateOne({ _id: id }, { lastHeartbeat: api.clock.now() });
    const sweeps = await Promise.all([closeLostRecords(api.services), closeLostRecords(api.services)]);
    expect(sweeps[0] + sweeps[1]).toBe(1);
    expect(await RecordModel.findById(id).lean()).toMatchObject({ open: false, endReason: 'longest_shift' });
  });

  it('bounds a stop that comes later', async () => {
    const id = await start();
    api.clock.advance(13 * HOUR_MS);
    const late = await withFreshToken(api, worker);
    expect(await api.as(late).record.stop({ body: { timesheetId: id } })).toMatchObject({
      endReason: 'longest_shift',
      durationHours: 12,
      needsReview: true,
    });
  });

  it('is the company’s at the start of the record', async () => {
    const set = (longestShiftHours: number) =>
      api.as(manager).company.update({ params: { id: String(company._id) }, body: { longestShiftHours } });
    await expectRefused([set(0), set(25), set(8.5)], { status: 400 });
    await set(10);
    const id = await start();
    await set(4);
    api.clock.advance(11 * HOUR_MS);
    const late = await withFreshToken(api, worker);
    expect(await api.as(late).record.stop({ body: { timesheetId: id } })).toMatchObject({
      durationHours: 10,
    });
  });

  it('is 12 hours for a running record of an earlier version, which has no evidence', async () => {
    const id = await start();
    await RecordModel.updateOne({ _id: id }, { $unset: { longestEnd: 1, evidence: 1 } });
    api.clock.advance(14 * HOUR_MS);
    await RecordModel.updateOne({ _id: id }, { lastHeartbeat: api.clock.now() });
    expect(await closeLostRecords(api.services)).toBe(1);
    manager = await withFreshToken(api, manager);
    expect(await read(id)).toMatchObject({ durationHours: 12, endReason: 'longest_shift', evidence: null });
  });
});

/** Gives the worker a company that marks by button, and pays no idle time. */
async function markByButton(): Promise<void> {
  const crew = await createCrew(api, { hourlyRateCents: 6_000 });
  ({ worker } = crew);
  await CompanyModel.updateOne({ _id: crew.company._id }, { marking: 'button', paysIdleTime: false });
}

const press = (body: { marked?: boolean } = { marked: true }) =>
  api.as(worker).record.start({ body: { employeeId: worker.id, ...body } });

describe('a record that a click began (MARK-3)', () => {
  beforeEach(markByButton);

  it('survives a lost signal, and ends at the longest shift, por revisar', async () => {
    const { _id } = await press();
    api.clock.advance(8 * HOUR_MS);
    expect(await closeLostRecords(api.services)).toBe(0);
    expect(await stored(_id)).toMatchObject({ open: true, marked: true });
    api.clock.advance(4 * HOUR_MS);
    expect(await closeLostRecords(api.services)).toBe(1);
    expect(await stored(_id)).toMatchObject({ endReason: 'longest_shift', needsReview: true });
  });

  it.each(['unload', 'inactivity', 'logout'] as const)('stays open after a stop for %s', async (reason) => {
    const { _id } = await press();
    const before = await stored(_id);
    api.clock.advance(MINUTE_MS);
    const body = { timesheetId: _id, reason };
    expect(await api.as(worker).record.stop({ body })).toMatchObject({ endTime: null, marked: true });
    expect(await stored(_id)).toEqual(before);
  });

  it('ends when its person stops it, priced to the minute, without a review', async () => {
    const { _id } = await press();
    api.clock.advance(498 * MINUTE_MS);
    const late = await withFreshToken(api, worker);
    expect(await api.as(late).record.stop({ body: { timesheetId: _id } })).toMatchObject({
      durationHours: 8.3,
      cost: 498,
      endReason: 'manual',
      needsReview: false,
    });
  });

  it('is neither split nor marked for review by idle heartbeats of another page', async () => {
    const { _id } = await press();
    api.clock.advance(HOUR_MS);
    await api.as(worker).record.heartbeat({ body: { timesheetId: _id, touchedMsAgo: 0 } });
    expect(await stored(_id)).toMatchObject({ open: true, needsReview: false });
    expect(await RecordModel.countDocuments({ employeeId: worker._id })).toBe(1);
  });

  it('stays unchanged after a report of a gap', async () => {
    const { _id } = await press();
    api.clock.advance(HOUR_MS);
    const lost = { lostMsAgo: HOUR_MS, aliveMsAgo: HOUR_MS, activeMsAgo: HOUR_MS };
    const answer = await api.as(worker).record.bridgeGap({ body: { timesheetId: _id, ...lost } });
    expect(answer).toMatchObject({ endTime: null, gaps: [], needsReview: false });
  });
});

describe('a record that began without a click (MARK-4)', () => {
  beforeEach(markByButton);

  it.each([
    ['a program, which says nothing', null, {}],
    ['a person who marks by themself', 'automatic', { marked: true }],
  ] as const)('of %s ends with its signal', async (_, marking, body) => {
    await PersonModel.updateOne({ _id: worker._id }, { marking });
    const record = await press(body);
    expect(record.marked).toBe(false);
    api.clock.advance(LOST_SIGNAL_MS);
    expect(await closeLostRecords(api.services)).toBe(1);
  });
});

describe('how an employee marks (MARK-2)', () => {
  beforeEach(markByButton);

  it.each([
    ['as the company', null, 'button'],
    ['differently', 'automatic', 'automatic'],
  ] as const)(
    'is told by the sign-in and the answers about the company: %s',
    async (_, marking, expected) => {
      await PersonModel.updateOne({ _id: worker._id }, { marking });
      const [company] = await api.as(worker).company.mine();
      expect(company?.marking).toBe(expected);
      expect((await signIn(api, '198.51.100.77', worker.username)).marking).toBe(expected);
      const one = await api.as(worker).company.get({ params: { id: company?._id ?? '' } });
      expect(one.marking).toBe(expected);
    },
  );
});

describe('the silence after a lost signal', () => {
  let company: CompanyDoc;

  beforeEach(async () => {
    api.clock.set('2026-11-20T13:00:00.000Z');
    ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 6_000 }));
  });

  /** 7:02 and 9:30 in Guatemala. */
  const SILENCE = { from: '2026-11-20T13:02:00.000Z', until: '2026-11-20T15:30:00.000Z' };
  const TIMES = { startTime: SILENCE.from, endTime: SILENCE.until };
  const REASON = { reason: 'Hubo trabajo.' };

  /** Loses the signal of a record at 7:02, and starts the next one at this time; returns the id of the first. */
  async function beSilent(until = SILENCE.until): Promise<string> {
    const id = await start();
    api.clock.advance(2 * MINUTE_MS);
    await beat(worker, id);
    api.clock.set(until);
    await sweep();
    [worker, manager] = [await withFreshToken(api, worker), await withFreshToken(api, manager)];
    await start();
    return id;
  }
  const question = async () => (await api.as(worker).home.get()).silence;
  const deny = (id: string, worked: false | null = false, as = worker) =>
    api.as(as).record.answerSilence({ params: { id }, body: { worked } });
  const ask = () => api.as(worker).recordRequest.ask({ body: { ...TIMES, ...REASON } });
  const add = (startTime: string, endTime: string) =>
    api.as(manager).record.add({ body: { employeeId: worker.id, startTime, endTime, ...REASON } });

  it('is asked about until the day after, and is none of a person who marks (TIME-68)', async () => {
    const recordId = await beSilent();
    expect(await question()).toEqual({ recordId, ...SILENCE, projectId: null });
    await PersonModel.updateOne({ _id: worker._id }, { marking: 'button' });
    expect(await question()).toBeNull();
    await PersonModel.updateOne({ _id: worker._id }, { $unset: { marking: 1 } });
    api.clock.set('2026-11-22T05:00:00.000Z');
    worker = await withFreshToken(api, worker);
    expect(await question()).toMatchObject({ recordId });
    api.clock.set('2026-11-22T07:00:00.000Z');
    expect(await question()).toBeNull();
  });

  it('in an afternoon is not asked about on the second day after (TIME-68)', async () => {
    api.clock.set('2026-11-20T19:00:00.000Z');
    worker = await withFreshToken(api, worker);
    await beSilent('2026-11-20T22:00:00.000Z');
    expect(await question()).not.toBeNull();
    api.clock.set('2026-11-22T07:00:00.000Z');
    worker = await withFreshToken(api, worker);
    expect(await question()).toBeNull();
  });

  it('is none up to the next day, nor before the next record begins (TIME-68)', async () => {
    const id = await start();
    api.clock.advance(LOST_SIGNAL_MS);
    await sweep();
    expect(await question()).toBeNull();
    await expectRefused([deny(id)], { status: 409, reason: 'no_silence' });
    api.clock.set('2026-11-21T06:30:00.000Z');
    worker = await withFreshToken(api, worker);
    await start();
    expect(await question()).toBeNull();
    expect((await stored(id))?.evidence).not.toHaveProperty('notWorked');
  });

  it('is settled by a request, open or declined, and again open once that is withdrawn (TIME-68)', async () => {
    await beSilent();
    const { _id } = await ask();
    expect(await question()).toBeNull();
    await api.as(worker).recordRequest.withdraw({ params: { id: _id } });
    expect(await question()).toMatchObject(SILENCE);
    const { _id: id } = await ask();
    await api.as(manager).recordRequest.decline({ params: { id }, body: { reason: 'Llovió.' } });
    expect(await question()).toBeNull();
  });

  it('is paid once the manager accepts the request about it (TIME-68)', async () => {
    await beSilent();
    const { _id: id } = await ask();
    const { record } = await api.as(manager).recordRequest.accept({ params: { id }, body: {} });
    expect(record).toMatchObject({ ...TIMES, cost: 148, needsReview: false });
    expect(await question()).toBeNull();
  });

  it('is settled by a record of the manager in it, which refuses a late answer (TIME-68)', async () => {
    const id = await beSilent();
    await add('2026-11-20T14:00:00.000Z', '2026-11-20T14:30:00.000Z');
    expect(await question()).toBeNull();
    await expectRefused([deny(id)], { status: 409, reason: 'no_silence' });
    expect((await stored(id))?.evidence).not.toHaveProperty('notWorked');
  });

  it('is settled by a correction of the record before it, and not by its confirmation (TIME-68)', async () => {
    const id = await beSilent();
    await api.as(manager).record.confirm({ params: { id }, body: {} });
    expect(await question()).toMatchObject(SILENCE);
    const endTime = '2026-11-20T13:30:00.000Z';
    await api.as(manager).record.correct({ params: { id }, body: { endTime, ...REASON } });
    expect(await question()).toBeNull();
  });

  it('was no work by one answer, which the manager sees and its person takes back (TIME-69)', async () => {
    const id = await beSilent();
    const before = await stored(id);
    const answers = await Promise.all([deny(id), deny(id)]);
    expect(answers.map(({ evidence }) => evidence?.notWorked)).toEqual([SILENCE, SILENCE]);
    expect(await question()).toBeNull();
    expect(await api.as(manager).record.get({ params: { id } })).toMatchObject({
      evidence: { notWorked: SILENCE },
      needsReview: true,
    });
    expect((await deny(id, null)).evidence?.notWorked).toBeNull();
    expect((await deny(id, null)).evidence?.notWorked).toBeNull();
    expect(await question()).toMatchObject(SILENCE);
    expect(await stored(id)).toEqual(before);
  });

  it('is answered by its own person alone, in the company of the record (TIME-69)', async () => {
    const id = await beSilent();
    const stranger = await createCrew(api);
    await expectRefused([deny(id, false, stranger.worker), deny(missingId())], { status: 404 });
    await expectRefused([deny(id, false, manager)], { status: 403 });
    await PersonModel.updateOne({ _id: worker._id }, { companyId: stranger.company._id });
    await expectRefused([deny(id)], { status: 409, reason: 'no_silence' });
    expect((await stored(id))?.evidence).not.toHaveProperty('notWorked');
  });

  it('is answered after a closing in between, which changes no paid piece (TIME-69)', async () => {
    const id = await beSilent();
    await closeThrough(company._id, '2026-11-20');
    const { pieces, costCents } = (await stored(id)) ?? {};
    expect((await deny(id)).evidence?.notWorked).toEqual(SILENCE);
    expect(await stored(id)).toMatchObject({ pieces, costCents });
    await ask();
    expect(await question()).toBeNull();
  });
});
