import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, giveRate, missingId, PASSWORD, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';
import { closeLostRecords } from './close-lost-records.ts';

const api = useApi();
const MINUTE = 60_000;
const START = '2026-11-20T15:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(START) + minutes * MINUTE).toISOString();

let manager: Person;
let worker: Person;
let company: CompanyDoc;
let id: string;

/** A record that began an hour before its last heartbeat, at 15:00; an hour costs 10.00. */
beforeEach(async () => {
  api.clock.set(at(-60));
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
  id = (await api.as(worker).record.start({ body: { employeeId: worker.id } }))._id;
  api.clock.set(START);
  await api.as(worker).record.heartbeat({ body: { timesheetId: id } });
});

interface Told {
  readonly lost?: number;
  readonly alive?: number;
  readonly active?: number;
}

/** Reports a silence since 15:00, in minutes ago; by default the page was alive and in use until now. */
function tell({ lost, alive = 0, active = 0 }: Told = {}, as = worker, timesheetId = id) {
  const since = lost ?? (+api.clock.now() - Date.parse(START)) / MINUTE;
  const body = {
    timesheetId,
    lostMsAgo: since * MINUTE,
    aliveMsAgo: alive * MINUTE,
    activeMsAgo: active * MINUTE,
  };
  return api.as(as).record.bridgeGap({ body });
}

async function silentFor(minutes: number, { swept = true } = {}): Promise<void> {
  api.clock.set(at(minutes));
  if (swept) await closeLostRecords(api.services);
}

const stored = () => RecordModel.findById(id).lean();
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;
/** The person with a fresh token, because one lasts 12 hours. */
async function signedInAgain(): Promise<Person> {
  const body = { username: worker.username, password: PASSWORD };
  return { ...worker, token: (await api.as(null).session.login({ body })).accessToken };
}
const stop = () => api.as(worker).record.stop({ body: { timesheetId: id } });

describe('a record whose page lived through a silence (TIME-32)', () => {
  it.each([
    ['that the sweep had ended', { swept: true }],
    ['that the sweep had not come to yet', { swept: false }],
  ])('continues after %s, por revisar, with the gap named', async (_, swept) => {
    await silentFor(7, swept);
    expect(await tell()).toMatchObject({
      _id: id,
      endTime: null,
      endReason: null,
      needsReview: true,
      durationHours: 0,
      cost: 0,
      hourlyRate: null,
      gaps: [{ from: START, until: at(7), used: true }],
    });
    expect(await stored()).toMatchObject({ open: true, lastHeartbeat: new Date(at(7)) });
    expect(await earned()).toBe(0);

    api.clock.set(at(60));
    expect(await stop()).toMatchObject({
      endTime: at(60),
      endReason: 'manual',
      durationHours: 2,
      cost: 20,
      needsReview: true,
      gaps: [{ from: START, until: at(7), used: true }],
    });
    expect(await earned()).toBe(2_000);
  });

  it('states when it was not used', async () => {
    await silentFor(7);
    expect(await tell({ active: 8 })).toMatchObject({
      endTime: null,
      gaps: [{ from: START, until: at(7), used: false }],
    });
  });

  it('continues as one record after 12 hours and over midnight; after more it ends', async () => {
    await RecordModel.updateOne({ _id: id }, { longestEnd: at(24 * 60) });
    await silentFor(12 * 60 + 1);
    const again = await signedInAgain();
    expect(await tell({}, again)).toMatchObject({ endTime: START, endReason: 'lost_signal', gaps: [] });
    api.clock.set(at(12 * 60));
    const gap = { from: START, until: '2026-11-21T03:00:00.000Z', used: true };
    expect(await tell({}, again)).toMatchObject({ endTime: null, gaps: [gap] });
    expect(await api.as(again).record.stop({ body: { timesheetId: id } })).toMatchObject({ cost: 130 });
  });

  it('goes on to the longest shift and no further (TIME-60)', async () => {
    await silentFor(11.5 * 60);
    const again = await signedInAgain();
    const limit = '2026-11-21T02:00:00.000Z';
    api.clock.set(at(11.5 * 60));
    expect(await tell({}, again)).toMatchObject({
      endTime: limit,
      endReason: 'longest_shift',
      needsReview: true,
      gaps: [{ from: START, until: limit }],
    });
  });

  it('has as many gaps as there were, oldest first', async () => {
    await silentFor(6);
    await tell();
    await silentFor(20);
    const { gaps } = await tell({ lost: 14 });
    expect(gaps).toMatchObject([
      { from: START, until: at(6) },
      { from: at(6), until: at(20) },
    ]);
  });

  it('ignores a silence that is no gap: it counts as a heartbeat, without a review', async () => {
    await silentFor(4);
    expect(await tell()).toMatchObject({ endTime: null, needsReview: false, gaps: [] });
    expect(await stored()).toMatchObject({ lastHeartbeat: new Date(at(4)) });
  });

  it('has one gap, however many tabs report it and however often', async () => {
    await silentFor(7);
    const first = await Promise.all([tell(), tell(), tell(), tell()]);
    const again = await tell();
    for (const record of [...first, again]) {
      expect(record).toMatchObject({ endTime: null, gaps: [{ from: START, until: at(7) }] });
    }
    expect(await earned()).toBe(0);
  });

  it('either continues or ends, but never both, if the sweep runs at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const lost = +api.clock.now();
      api.clock.advance(6 * MINUTE);
      await Promise.all([closeLostRecords(api.services), tell({ lost: 6 })]);
      const record = await stored();
      expect(record).toMatchObject({ open: true, costCents: null });
      expect(record?.gaps).toHaveLength(round + 1);
      expect(record?.gaps?.at(-1)?.from).toEqual(new Date(lost));
      expect(await earned()).toBe(0);
    }
  });

  it('stays por revisar when an unload ends it and a reload opens it again (TIME-44)', async () => {
    await silentFor(7);
    await tell();
    await api.as(worker).record.stop({ body: { timesheetId: id, reason: 'unload' } });
    const again = await api.as(worker).record.start({ body: { employeeId: worker.id, resume: true } });
    expect(again).toMatchObject({ _id: id, endTime: null, needsReview: true });
  });

  it('is listed for review while it runs, and resolved once it has ended (TIME-20)', async () => {
    await silentFor(7);
    await tell();
    const confirm = () => api.as(manager).record.confirm({ params: { id } });
    const waiting = () =>
      api.as(manager).record.get({ params: { id: worker.id }, query: { needsReview: 'true' } });
    expect(await waiting()).toMatchObject([{ _id: id, endTime: null }]);
    expect(await confirm()).toMatchObject({ needsReview: true, corrections: [] });
    await stop();
    expect(await confirm()).toMatchObject({ needsReview: false, gaps: [{ from: START }] });
    expect(await waiting()).toEqual([]);
  });
});

describe('a record whose page ceased to live within the silence (TIME-33)', () => {
  it('ends at the last moment that the page lived, still for review, and its cost follows', async () => {
    await silentFor(120);
    expect(await earned()).toBe(1_000);
    expect(await tell({ alive: 60, active: 70 })).toMatchObject({
      endTime: at(60),
      endReason: 'lost_signal',
      needsReview: true,
      durationHours: 2,
      cost: 20,
      hourlyRate: 10,
      gaps: [{ from: START, until: at(60), used: true }],
    });
    expect(await earned()).toBe(2_000);
  });

  it('ends at the last activity of the person, if that was 15 minutes ago', async () => {
    await silentFor(45, { swept: false });
    expect(await tell({ active: 15 })).toMatchObject({ endTime: at(30), cost: 15, needsReview: true });
    expect(await earned()).toBe(1_500);
  });

  it('is prolonged once, however often that is reported', async () => {
    await silentFor(120);
    const told = { lost: 120, alive: 60, active: 60 };
    const [first] = await Promise.all([tell(told), tell(told), tell(told)]);
    expect(await tell(told)).toEqual(first);
    expect(first.gaps).toHaveLength(1);
    expect(await earned()).toBe(2_000);
  });

  it('has no cost before there is a rate, and then that of the whole', async () => {
    await giveRate(worker, 0);
    await silentFor(120);
    await tell({ alive: 60, active: 60 });
    expect(await stored()).toMatchObject({ costCents: null, durationMs: 120 * MINUTE });
    const change = { params: { id: worker.id }, body: { hourlyRate: 20 } };
    await api.as(manager).employee.update(change);
    expect(await stored()).toMatchObject({ costCents: 4_000 });
    expect(await earned()).toBe(4_000);
  });
});

describe('a record ends at its last heartbeat nevertheless', () => {
  const ended = { endTime: START, endReason: 'lost_signal', cost: 10, needsReview: true, gaps: [] };

  it.each([
    ['the page has lived for a part of the silence only', { lost: 6 }],
    ['the laptop was asleep within a minute', { alive: 9.5 }],
    ['nobody did anything since', { lost: 10, alive: 10, active: 30 }],
  ])('if %s', async (_, told) => {
    await silentFor(10);
    const before = await stored();
    expect(await tell(told)).toMatchObject(ended);
    expect(await stored()).toEqual(before);
    expect(await earned()).toBe(1_000);
  });

  it('if the sweep has not reached it yet', async () => {
    await silentFor(10, { swept: false });
    expect(await tell({ lost: 3 })).toMatchObject(ended);
    expect(await stored()).toMatchObject({ open: false });
    expect(await earned()).toBe(1_000);
  });

  it.each(['manual', 'logout', 'inactivity', 'unload'] as const)(
    'if it ended otherwise meanwhile: %s',
    async (reason) => {
      api.clock.set(at(4));
      await api.as(worker).record.stop({ body: { timesheetId: id, reason } });
      await silentFor(10);
      const before = await stored();
      expect(await tell()).toMatchObject({ endTime: at(4), endReason: reason, gaps: [] });
      expect(await stored()).toEqual(before);
    },
  );

  it('if a manager stopped it meanwhile', async () => {
    api.clock.set(at(4));
    await api.as(manager).record.stop({ body: { timesheetId: id } });
    await silentFor(10);
    expect(await tell()).toMatchObject({ endTime: at(4), endReason: 'manager', gaps: [] });
  });

  it('if a manager confirmed or corrected it since', async () => {
    await silentFor(10);
    await api.as(manager).record.confirm({ params: { id } });
    expect(await tell()).toMatchObject({ ...ended, needsReview: false });
    const body = { endTime: at(2), reason: 'Salió a las 15:02.' };
    await api.as(manager).record.correct({ params: { id }, body });
    expect(await tell()).toMatchObject({ endTime: at(2), needsReview: false, gaps: [] });
  });

  it('if another record has been started or added since', async () => {
    await silentFor(10);
    const other = await api.as(manager).record.start({ body: { employeeId: worker.id } });
    expect(await tell()).toMatchObject(ended);
    await api.as(worker).record.stop({ body: { timesheetId: other._id } });
    expect(await tell()).toMatchObject(ended);
  });

  it('if the person has changed to another company, or has none', async () => {
    await silentFor(10);
    const elsewhere = await createCompany(api, manager);
    for (const companyId of [elsewhere._id, null]) {
      await PersonModel.updateOne({ _id: worker._id }, { companyId });
      expect(await tell()).toMatchObject(ended);
    }
    await PersonModel.updateOne({ _id: worker._id }, { companyId: company._id });
    expect(await tell()).toMatchObject({ endTime: null });
  });
});

describe('the right to report a gap', () => {
  it('belongs to the person of the record alone: others do not find it, and nothing changes', async () => {
    await silentFor(10);
    const before = await stored();
    const stranger = await createCrew(api);
    await expectRefused([tell({}, stranger.worker), tell({}, worker, missingId())], {
      status: 404,
      code: 'not_found',
    });
    await expectRefused([tell({}, manager)], { status: 403 });
    expect(await stored()).toEqual(before);
  });

  it('needs possible times: none in the future, and whole milliseconds', async () => {
    await silentFor(10);
    await expectRefused([tell({ lost: -1 }), tell({ alive: -1 }), tell({ active: 0.00001 })], {
      status: 400,
      code: 'validation_failed',
    });
    expect(await stored()).toMatchObject({ open: false });
  });
});
