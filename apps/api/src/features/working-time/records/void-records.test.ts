import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { readCsv } from '../../../../test/read-csv.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T23:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

/** An hour of 19 November in Guatemala. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, 6) + hour * HOUR_MS).toISOString();
const add = async (from: number, to: number, person = worker) => {
  const times = { startTime: at(from), endTime: at(to), reason: 'Olvidado.' };
  return (await api.as(manager).record.add({ body: { employeeId: person.id, ...times } }))._id;
};
const say = (id: string, reason = 'Marcó por error.') => ({ params: { id }, body: { reason } });
const voidOne = (id: string, as = manager) => api.as(as).record.void(say(id));
const unvoid = (id: string, as = manager) => api.as(as).record.unvoid(say(id, 'Sí trabajó.'));
const stored = () => RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;
const list = async (query = {}) => {
  const records = await api.as(worker).record.get({ params: { id: worker.id }, query });
  return Array.isArray(records) ? records : [];
};

describe('voiding a record (TIME-40)', () => {
  it('keeps who did it, when and why, and its times; the employee sees it', async () => {
    const id = await add(8, 12);
    const before = await api.as(worker).record.get({ params: { id } });
    const voided = await voidOne(id);
    const values = { startTime: at(8), endTime: at(12), project: null };
    const by = { _id: manager.id, fullname: expect.any(String), username: manager.username };
    const entry = { kind: 'voided', at: api.clock.now().toISOString(), by, reason: 'Marcó por error.' };
    expect(voided).toEqual({
      ...before,
      voided: true,
      durationHours: 0,
      cost: 0,
      hourlyRate: null,
      pieces: [],
      version: expect.any(String),
      corrections: [expect.anything(), { ...entry, before: values, after: values }],
    });
    expect(await list()).toEqual([voided]);
    expect(await list(NOVEMBER)).toEqual([voided]);
  });

  it('excludes it everywhere: history, planilla, summary, earnings, file', async () => {
    const [id] = [await add(8, 12), await add(13, 14)];
    await voidOne(id);
    const as = api.as(manager);
    const query = { companyId: String(company._id), ...NOVEMBER };
    const history = await as.record.history({
      params: { id: worker.id },
      query: { type: 'day', ...NOVEMBER },
    });
    expect(history).toMatchObject([
      { _id: { day: 19, month: 11, year: 2026 }, totalHours: 1, totalCost: 10 },
    ]);
    expect(await as.payroll.people({ query })).toMatchObject([{ totalHours: 1, totalCost: 10 }]);
    expect(await as.payroll.summary({ params: { id: worker.id } })).toMatchObject({
      totalHours: 1,
      totalCost: 10,
    });
    expect(await as.employee.get({ params: { id: worker.id } })).toMatchObject({ totalGenerated: 10 });
    expect(await earned()).toBe(1_000);
    const file = await as.payroll.export({ query: { ...query, format: 'csv' } });
    const rows = readCsv(await file.text());
    const column = (name: string) => rows[0]?.findIndex((heading) => heading.startsWith(name)) ?? -1;
    const shown = rows
      .slice(1)
      .map((row) => ['Horas', 'Costo', 'Corrección'].map((name) => row[column(name)]));
    expect(shown).toEqual([
      ['0.00', '0.00', 'Anulado'],
      ['1.00', '10.00', 'agregado'],
      ['1.00', '10.00', ''],
    ]);
  });

  it('reprices its day, so that its rounded cent moves to the others', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { 'rates.0.cents': 840 });
    const short = (n: number) => ({
      startTime: new Date(Date.parse(at(8)) + n * 10_000).toISOString(),
      endTime: new Date(Date.parse(at(8)) + n * 10_000 + 2_160).toISOString(),
      reason: 'Olvidado.',
    });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const body = { employeeId: worker.id, ...short(n) };
      ids.push((await api.as(manager).record.add({ body }))._id);
    }
    const cents = async () => (await stored()).map(({ costCents }) => costCents);
    expect(await cents()).toEqual([1, 0, 1, 0]);
    await voidOne(ids[0] ?? '');
    expect(await cents()).toEqual([null, 1, 0, 1]);
    expect(await earned()).toBe(2);
    await unvoid(ids[0] ?? '');
    expect(await cents()).toEqual([1, 0, 1, 0]);
  });

  it('leaves its time free, and no longer waits for review', async () => {
    const id = await add(8, 12);
    await RecordModel.updateOne({ _id: id }, { needsReview: true });
    await voidOne(id);
    expect(await list({ needsReview: 'true' })).toEqual([]);
    expect(await api.as(manager).employee.get({ params: { id: worker.id } })).toMatchObject({
      pendingReviews: 0,
    });
    await add(9, 10);
    expect(await earned()).toBe(1_000);
  });

  it('shows it in the lists of each day it has time in, however long before it started', async () => {
    const first = await add(8, 32);
    const second = await voidOne(first);
    expect(await list({ startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([second]);
    expect(await list({ startDate: '2026-11-21', endDate: '2026-11-21' })).toEqual([]);
  });

  it('answers one that is voided as it is, and refuses one that runs', async () => {
    const id = await add(8, 12);
    const voided = await voidOne(id);
    api.clock.advance(60_000);
    expect(await voidOne(id)).toEqual(voided);
    const { _id: open } = await createRecord(api, worker, company._id);
    await expectRefused([voidOne(String(open))], { status: 409, reason: 'record_open' });
  });

  it('asks for a reason, and is for people who may change the company', async () => {
    const id = await add(8, 12);
    const before = await stored();
    for (const reason of ['', ' \u200b ', 'x'.repeat(501)]) {
      await expectRefused([api.as(manager).record.void(say(id, reason))], { status: 400 });
    }
    const stranger = await createCrew(api);
    await expectRefused([voidOne(id, stranger.manager), voidOne(missingId()), voidOne(worker.id)], {
      status: 404,
      message: 'Time record not found',
    });
    await expectRefused([voidOne(id, worker), unvoid(id, worker)], { status: 403 });
    expect(await stored()).toEqual(before);
    expect(await voidOne(id, await createPerson(api, 'admin'))).toMatchObject({ voided: true });
  });

  it('leaves the day of a deleted person as it would be without it', async () => {
    const id = await add(8, 12);
    await add(13, 14);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await voidOne(id)).toMatchObject({ voided: true });
    expect(await unvoid(id)).toMatchObject({ cost: 40 });
  });
});

describe('an act of a manager on records', () => {
  it('is in the ledger, with the counted values before and after (LEDGER-1)', async () => {
    const id = await add(8, 12);
    await voidOne(id);
    await voidOne(id);
    await unvoid(id);
    await RecordModel.updateOne({ _id: id }, { needsReview: true });
    await api.as(manager).record.confirmSeveral({ body: { records: [{ id }], reason: 'Revisado.' } });
    await api.as(manager).record.split({ params: { id }, body: { at: at(9), reason: 'Eran dos.' } });
    const events = await LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();
    const counts = (state: unknown) => (state as { cents: number | null } | null)?.cents;
    expect(
      events.map(({ action, reason, before, after }) => [action, reason, counts(before), counts(after)]),
    ).toEqual([
      ['record-added', 'Olvidado.', undefined, 4_000],
      ['record-voided', 'Marcó por error.', 4_000, 0],
      ['record-unvoided', 'Sí trabajó.', 0, 4_000],
      ['record-confirmed', 'Revisado.', 4_000, 4_000],
      ['record-split', 'Eran dos.', 4_000, 1_000],
      ['record-split', 'Eran dos.', undefined, 3_000],
    ]);
  });
});

describe('a record that is voided', () => {
  it('cannot be corrected, confirmed or split, and takes no heartbeat and no reopening', async () => {
    const { _id: id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    api.clock.advance(60_000);
    await api.as(worker).record.stop({ body: { timesheetId: id, reason: 'unload' } });
    const voided = await voidOne(id);
    const later = { endTime: new Date(+api.clock.now() - 1_000).toISOString(), reason: 'Fue menos.' };
    const split = { at: later.endTime, reason: 'Eran dos obras.' };
    const { record: records } = api.as(manager);
    await expectRefused(
      [
        records.correct({ params: { id }, body: later }),
        records.confirm({ params: { id } }),
        records.split({ params: { id }, body: split }),
      ],
      { status: 409, reason: 'record_voided' },
    );
    const own = api.as(worker).record;
    await expectRefused([own.heartbeat({ body: { timesheetId: id } })], { status: 409 });
    expect(await own.stop({ body: { timesheetId: id } })).toEqual(voided);
    expect(await records.stopOpen(say(id))).toEqual(voided);
    const silence = { timesheetId: id, lostMsAgo: 400_000, aliveMsAgo: 0, activeMsAgo: 0 };
    expect(await own.bridgeGap({ body: silence })).toEqual(voided);
    api.clock.advance(10_000);
    const again = await own.start({ body: { employeeId: worker.id, resume: true } });
    expect(again._id).not.toBe(id);
    expect(await records.get({ params: { id } })).toEqual(voided);
  });

  it('does not hide the running one, with any times', async () => {
    const { _id: running } = await createRecord(api, worker, company._id, { startTime: new Date(at(8)) });
    const later = { startTime: new Date(at(20)), endTime: new Date(at(21)) };
    const { _id: id } = await createRecord(api, worker, company._id, later);
    await voidOne(String(id));
    const started = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    expect(started._id).toBe(String(running));
  });

  it('is left alone by a new rate and by another time zone of its company', async () => {
    const id = await add(8, 12);
    await voidOne(id);
    api.clock.advance(60_000);
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 20 } });
    const body = { timezone: 'America/New_York' };
    await api.as(manager).company.update({ params: { id: String(company._id) }, body });
    expect(await stored()).toMatchObject([{ pieces: [], durationMs: 0, costCents: null }]);
    expect(await earned()).toBe(0);
    expect(await unvoid(id)).toMatchObject({ durationHours: 4, cost: 40, voided: false });
  });
});

describe('restoring a voided record (TIME-40)', () => {
  it('returns it as it was, with its review, and with both acts in its history', async () => {
    const project = await createProject(api, company, [], { name: 'Muelle' });
    const id = await add(8, 12);
    await RecordModel.updateOne(
      { _id: id },
      { needsReview: true, projectId: project._id, projectName: 'Muelle' },
    );
    const before = await api.as(worker).record.get({ params: { id } });
    await voidOne(id);
    const back = await unvoid(id);
    const corrections = [{ kind: 'added' }, { kind: 'voided' }, { kind: 'unvoided', reason: 'Sí trabajó.' }];
    expect(back).toEqual({ ...before, corrections: expect.anything(), version: expect.any(String) });
    expect(back).toMatchObject({ corrections, needsReview: true, cost: 40, projectName: 'Muelle' });
    expect(await earned()).toBe(4_000);
    expect(await unvoid(id)).toEqual(back);
  });

  it('restores a price from before days were the unit to the cent (PAY-43)', async () => {
    const times = { startTime: new Date(at(8)), endTime: new Date(at(32)) };
    const prior = { ...times, costCents: 12_345, rateCents: 777 };
    const { _id } = await createRecord(api, worker, company._id, prior);
    const before = await stored();
    await voidOne(String(_id));
    expect(await earned()).toBe(0);
    await unvoid(String(_id));
    const [record] = await stored();
    expect({ ...record, corrections: undefined }).toEqual({ ...before[0], corrections: undefined });
    expect(await earned()).toBe(12_345);
  });

  it('is refused if another record, even a running one, took its time meanwhile', async () => {
    const id = await add(8, 12);
    await voidOne(id);
    const taking = await add(9, 10);
    const before = await stored();
    await expectRefused([unvoid(id)], { status: 409, reason: 'record_overlaps' });
    expect(await stored()).toEqual(before);
    await voidOne(taking);
    const { _id: open } = await createRecord(api, worker, company._id, { startTime: new Date(at(11)) });
    await expectRefused([unvoid(id)], { status: 409, reason: 'record_overlaps' });
    await RecordModel.deleteOne({ _id: open });
    expect(await unvoid(id)).toMatchObject({ cost: 40 });
    await expectRefused([unvoid(taking)], { status: 409, reason: 'record_overlaps' });
  });
});
