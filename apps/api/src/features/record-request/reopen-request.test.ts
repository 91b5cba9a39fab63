import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord, type Person } from '../../../test/factories.ts';
import { FORGOTTEN, useRecordRequests } from '../../../test/record-requests.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import type { CompanyDoc } from '../company/model.ts';
import { LedgerEventModel } from '../ledger/event-model.ts';
import { PersonModel } from '../person/model.ts';
import { AdjustmentModel } from '../working-time/model/adjustment-model.ts';
import { type RecordDoc, RecordModel } from '../working-time/model/record-model.ts';
import { RecordRequestModel } from './model.ts';

const { crew, api, worked, ask, accept, reopen, withdraw, own, earned } = useRecordRequests();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

const LONGER = { startTime: '2026-11-18T14:00:00.000Z', endTime: '2026-11-18T20:00:00.000Z' };
const recordOf = async (id: string) => RecordModel.findById(id).lean<RecordDoc>().orFail();
const actions = async () =>
  (await LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean()).map(
    ({ action }) => action,
  );
const stamp = (id: string) =>
  RecordModel.updateOne(
    { _id: id },
    { $set: { 'pieces.$[].runId': new Types.ObjectId(), 'pieces.$[].runNumber': 1 } },
  );

/** A record of four hours, and an accepted request that made it six. */
async function acceptedLonger(values: Partial<RecordDoc> = {}) {
  const record = await createRecord(api, worker, company._id, {
    ...{ startTime: new Date(LONGER.startTime), endTime: new Date('2026-11-18T18:00:00.000Z') },
    ...{ rateCents: 1_000, costCents: 4_000, ...values },
  });
  const before = await recordOf(record.id);
  const { _id } = await ask({ ...LONGER, recordId: record.id });
  await accept(_id);
  return { id: _id, recordId: record.id, before };
}

describe('an acceptance that is undone (REQUEST-9)', () => {
  it('returns times, price and review of a corrected record, and the request waits again', async () => {
    const { id, recordId, before } = await acceptedLonger({ needsReview: true, endReason: 'lost_signal' });
    expect([await earned(), (await recordOf(recordId)).needsReview]).toEqual([6_000, false]);
    expect(await reopen(id)).toMatchObject({
      ...{ status: 'open', decision: null, result: null, proposed: LONGER },
      record: { _id: recordId, needsReview: true, cost: 40 },
    });
    const { corrections, ...after } = await recordOf(recordId);
    expect(after).toEqual(before);
    expect(corrections).toMatchObject([{ kind: 'corrected' }, { kind: 'reverted', by: manager._id }]);
    expect(await earned()).toBe(4_000);
    expect(await actions()).toEqual([
      ...['record-corrected', 'request-accepted', 'record-reverted', 'request-reopened'],
    ]);
    await accept(id);
    expect(await earned()).toBe(6_000);
    await reopen(id);
    expect(await earned()).toBe(4_000);
  });

  it('returns a price that is older than pricing by days (PAY-43)', async () => {
    const { id, recordId, before } = await acceptedLonger({ hasPriorPrice: true, costCents: 3_333 });
    expect((await recordOf(recordId)).hasPriorPrice).toBeUndefined();
    await reopen(id);
    const { corrections: _, ...after } = await recordOf(recordId);
    expect(after).toEqual(before);
  });

  it('leaves nothing counted of a record that it added, and adds another when accepted again', async () => {
    const { _id: id } = await ask();
    const { record } = await accept(id);
    expect(await reopen(id)).toMatchObject({ status: 'open', record: null, result: null });
    expect(await recordOf(record?._id ?? '')).toMatchObject({
      ...{ durationMs: 0, pieces: [], costCents: null },
      corrections: [{ kind: 'added' }, { kind: 'reverted' }],
    });
    expect(await earned()).toBe(0);
    const again = await accept(id);
    expect(again.record?._id).not.toBe(record?._id);
    expect(await earned()).toBe(4_000);
  });

  it('withdraws the adjustment of a closed record, unless a run has paid it', async () => {
    const { id: recordId } = await worked();
    await stamp(recordId);
    const { _id: id } = await ask({ ...LONGER, recordId });
    await accept(id);
    await AdjustmentModel.updateOne({ recordId }, { runId: new Types.ObjectId() });
    await expectRefused([reopen(id)], { status: 409, message: 'A run has paid the adjustment.' });
    await AdjustmentModel.updateOne({ recordId }, { runId: null });
    expect(await reopen(id)).toMatchObject({ status: 'open', record: { _id: recordId, adjustments: [] } });
    expect(await AdjustmentModel.countDocuments({ recordId })).toBe(0);
    expect((await actions()).slice(-2)).toEqual(['adjustment-removed', 'request-reopened']);
  });

  it('leaves a record unchanged that had the times already', async () => {
    const { id: recordId } = await worked();
    const { _id: id } = await ask({ ...LONGER, recordId });
    await api
      .as(manager)
      .record.correct({ params: { id: recordId }, body: { endTime: LONGER.endTime, reason: 'Así fue.' } });
    const [request] = await own();
    await accept(id, { version: request?.record?.version });
    await reopen(id);
    expect(await recordOf(recordId)).toMatchObject({ costCents: 6_000, corrections: [{}] });
  });

  it('is news to the employee, whose money adds up', async () => {
    const { id } = await acceptedLonger();
    await reopen(id);
    expect(await api.as(worker).recordNews.list({ query: {} })).toMatchObject([
      { action: 'request-reopened', after: { status: 'open' } },
      { action: 'record-reverted', before: { cents: 6_000 }, after: { cents: 4_000 } },
      { action: 'record-corrected' },
    ]);
  });
});

describe('an acceptance without an undo (REQUEST-10)', () => {
  const refuses = async (id: string, message: string) => {
    const before = await Stored.now();
    await expectRefused([reopen(id)], { status: 409, message });
    await before.expectUnchanged('after the refusal');
  };

  it('is one whose record was changed, voided or paid since', async () => {
    const { id, recordId } = await acceptedLonger();
    const was = await RecordModel.findById(recordId).lean();
    const boss = api.as(manager).record;
    const again = { endTime: '2026-11-18T19:00:00.000Z', reason: 'Salió antes.' };
    await boss.correct({ params: { id: recordId }, body: again });
    await refuses(id, 'The time record was changed meanwhile.');
    await boss.void({ params: { id: recordId }, body: { reason: 'No.' } });
    await refuses(id, 'The time record was changed meanwhile.');
    await RecordModel.replaceOne({ _id: recordId }, was ?? {});
    await stamp(recordId);
    await refuses(id, 'The time record is closed: a run has paid it.');
  });

  it('is one whose former time was taken, or whose employee left', async () => {
    const { _id: other } = await ask();
    const { id: recordId } = await worked('2026-11-19T14:00:00.000Z', '2026-11-19T18:00:00.000Z');
    const moved = { startTime: '2026-11-17T14:00:00.000Z', endTime: '2026-11-17T18:00:00.000Z' };
    const { _id: id } = await ask({ ...moved, recordId });
    await accept(id);
    await accept(other);
    await refuses(id, 'It overlaps another time record.');
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    await refuses(id, 'It is too late to undo that.');
  });

  it('does not include an open or withdrawn request, or one that an earlier version accepted', async () => {
    const message = 'It is too late to undo that.';
    const { _id: id } = await ask();
    await refuses(id, message);
    await accept(id);
    await RecordRequestModel.updateOne({ _id: id }, { $unset: { granted: 1 } });
    await refuses(id, message);
    const { _id: withdrawn } = await ask({ ...LONGER, reason: 'Otro.' });
    await withdraw(withdrawn);
    await refuses(withdrawn, message);
  });

  it('is reopened once if two people click at the same moment', async () => {
    const { _id: id } = await ask();
    await accept(id);
    const outcomes = await Promise.allSettled([reopen(id), reopen(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await earned()).toBe(0);
    expect(FORGOTTEN.reason).toBe((await own())[0]?.reason);
  });
});
