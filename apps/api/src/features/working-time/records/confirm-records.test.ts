import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

const TIMES = { startTime: '2026-11-19T14:00:00.000Z', endTime: '2026-11-19T15:00:00.000Z' };
const worked = async (person = worker, overrides = {}) => {
  const times = { startTime: new Date(TIMES.startTime), endTime: new Date(TIMES.endTime) };
  const lost = { endReason: 'lost_signal', needsReview: true } as const;
  const record = { ...times, ...lost, costCents: 500, rateCents: 500, ...overrides };
  return String((await createRecord(api, person, company._id, record))._id);
};
const confirm = (id: string, as = manager) => api.as(as).record.confirm({ params: { id } });
const waiting = async (as = manager) =>
  (await api.as(as).employee.get({ params: { id: worker.id } })).pendingReviews;

describe('confirming a record that is por revisar (TIME-20)', () => {
  it('marks it as confirmed, and stores by whom and when; nothing else changes', async () => {
    const id = await worked();
    const before = await api.as(worker).record.get({ params: { id } });
    const confirmed = await confirm(id);
    const as = { ...TIMES, project: null };
    const by = { _id: manager.id, fullname: expect.any(String), username: manager.username };
    const at = api.clock.now().toISOString();
    const corrections = [{ kind: 'confirmed', at, by, reason: '', before: as, after: as }];
    expect(confirmed).toEqual({ ...before, needsReview: false, corrections, version: expect.any(String) });
  });

  it('does so once, however often it is sent, and answers any other record as it is', async () => {
    const id = await worked();
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]?.corrections).toHaveLength(1);
    const open = String((await createRecord(api, worker, company._id))._id);
    expect(await confirm(open)).toMatchObject({ endTime: null, corrections: [] });
  });

  it('is for people who may change the company; for others the record does not exist', async () => {
    const id = await worked();
    const stranger = await createCrew(api);
    const client = await createPerson(api, 'client');
    await expectRefused([confirm(id, worker), confirm(id, client)], {
      status: 403,
    });
    await expectRefused([confirm(id, stranger.manager), confirm(missingId()), confirm(worker.id)], {
      status: 404,
      message: 'Time record not found',
    });
    expect(await RecordModel.findById(id)).toMatchObject({ needsReview: true });
    expect(await confirm(id, await createPerson(api, 'admin'))).toMatchObject({ needsReview: false });
  });
});

describe('the number of records por revisar (EMPLOYEE-1)', () => {
  it('goes down with each that is confirmed or corrected', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const later = { startTime: new Date('2026-11-19T16:00:00Z'), endTime: new Date('2026-11-19T17:00:00Z') };
    const ids = [await worked(), await worked(worker, later)];
    await worked(worker, { startTime: new Date('2026-11-18T16:00:00Z'), needsReview: false });
    await worked(colleague);
    expect([await waiting(), await waiting(worker)]).toEqual([2, 2]);
    const { items } = await api.as(manager).employee.list.page({ query: { companyId: String(company._id) } });
    expect(items.map(({ _id, pendingReviews }) => [_id, pendingReviews]).sort()).toEqual(
      [
        [worker.id, 2],
        [colleague.id, 1],
      ].sort(),
    );
    await confirm(ids[0] ?? '');
    expect(await waiting()).toBe(1);
    const body = { endTime: '2026-11-19T17:30:00.000Z', reason: 'Se fue la luz.' };
    await api.as(manager).record.correct({ params: { id: ids[1] ?? '' }, body });
    expect(await waiting()).toBe(0);
  });

  it('counts only work for the owner’s own companies', async () => {
    const before = await createCrew(api);
    await worked(worker, { companyId: before.company._id });
    expect([await waiting(), await waiting(worker)]).toEqual([0, 1]);
  });
});

describe('undoing a confirmation (TIME-67)', () => {
  const unconfirm = (...ids: string[]) =>
    api.as(manager).record.unconfirm({ body: { records: ids.map((id) => ({ id })), reason: 'Sin querer.' } });
  const CHANGED = { status: 409, reason: 'record_changed' };

  it('makes the record wait again, with hours and cost as before; it can be confirmed again', async () => {
    const id = await worked();
    const before = await api.as(worker).record.get({ params: { id } });
    await confirm(id);
    api.clock.advance(1_000);
    const [again] = await unconfirm(id);
    const corrections = [{ kind: 'confirmed' }, { kind: 'unconfirmed', reason: 'Sin querer.' }];
    expect(again).toMatchObject({ ...before, corrections, version: expect.any(String) });
    expect(await waiting()).toBe(1);
    expect(await confirm(id)).toMatchObject({ needsReview: false });
    expect(await waiting()).toBe(0);
  });

  it('reverses several or none, and no record that was changed, paid or never confirmed since', async () => {
    const later = { startTime: new Date('2026-11-19T16:00:00Z'), endTime: new Date('2026-11-19T17:00:00Z') };
    const [one, other] = [await worked(), await worked(worker, later)];
    await confirm(one);
    await expectRefused([unconfirm(other), unconfirm(one, other)], CHANGED);
    await confirm(other);
    await api.as(manager).record.void({ params: { id: other }, body: { reason: 'Nunca trabajó.' } });
    await expectRefused([unconfirm(one, other)], CHANGED);
    expect(await waiting()).toBe(0);
    const [piece] = (await RecordModel.findById(one).orFail().lean()).pieces;
    await RecordModel.updateOne({ _id: one }, { pieces: [{ ...piece, runId: missingId(), runNumber: 1 }] });
    await expectRefused([unconfirm(one)], { status: 409, reason: 'record_closed' });
    await expectRefused([unconfirm(missingId())], { status: 404 });
  });

  it('happens once if two people request it at once', async () => {
    const id = await worked();
    await confirm(id);
    const outcomes = await Promise.allSettled([unconfirm(id), unconfirm(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
