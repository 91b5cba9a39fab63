import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import { createPerson, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { AdjustmentModel } from '../model/adjustment-model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-18T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 650 }));
});

const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour + 6, minute)).toISOString();
const add = (startTime: string, endTime: string) =>
  api.as(manager).record.add({ body: { employeeId: worker.id, startTime, endTime, reason: 'Olvidado.' } });
const close = (day: string, number = 1) => closeThrough(company._id, day, { number });
const adjust = (recordId: string, change: object, as = manager) =>
  api.as(as).adjustment.make({ body: { recordId, reason: 'Salió antes.', ...change } });
const preview = (recordId: string, change: object, as = manager) =>
  api.as(as).adjustment.preview({ body: { recordId, ...change } });
const remove = (id: string, as = manager) =>
  api.as(as).adjustment.remove({ params: { id }, body: { reason: 'Fue un error.' } });
const read = async (id: string, as = manager) => {
  const record = await api.as(as).record.get({ params: { id }, query: {} });
  if (record === null || Array.isArray(record) || !('pieces' in record)) throw new Error('Not one record');
  return record;
};
const stored = (id: string) => RecordModel.findById(id).lean();

describe('a closed record that is corrected', () => {
  it('stays as it is, and the difference waits for the next run (ADJUST-1, ADJUST-2)', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const before = await stored(_id);
    const change = { endTime: at(12, 14, 48) };
    expect(await preview(_id, change)).toEqual({
      before: { startTime: at(12, 8), endTime: at(12, 16) },
      after: { startTime: at(12, 8), endTime: at(12, 14, 48) },
      days: [
        {
          date: '2026-11-12',
          hoursBefore: 8,
          hoursAfter: 6.8,
          costBefore: 52,
          costAfter: 44.2,
          difference: -7.8,
        },
      ],
      hours: -1.2,
      difference: -7.8,
    });
    expect(await AdjustmentModel.countDocuments({ employeeId: worker._id })).toBe(0);
    const made = await adjust(_id, change);
    expect(made).toMatchObject({
      recordId: _id,
      employeeId: worker.id,
      amount: -7.8,
      hours: -1.2,
      runNumber: null,
      reason: 'Salió antes.',
      by: { _id: manager.id },
      days: [{ date: '2026-11-12', amount: -7.8 }],
    });
    expect(await stored(_id)).toEqual(before);
    const seen = await read(_id, worker);
    expect(seen).toMatchObject({ endTime: at(12, 16), cost: 52, closedBy: [1], adjustments: [made] });
    const [event] = await LedgerEventModel.find({ companyId: company._id, action: 'adjustment-made' }).lean();
    expect(event).toMatchObject({
      reason: 'Salió antes.',
      before: { recordId: _id, endTime: at(12, 16), voided: false, cents: 0 },
      after: { recordId: _id, endTime: at(12, 14, 48), voided: false, cents: -780 },
    });
  });

  it('starts each adjustment from its adjusted values, until one voids it, and counts again after that (ADJUST-1)', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    expect((await adjust(_id, { endTime: at(12, 14) })).amount).toBe(-13);
    const second = await adjust(_id, { startTime: at(12, 9) });
    expect(second).toMatchObject({
      before: { startTime: at(12, 8), endTime: at(12, 14) },
      after: { startTime: at(12, 9), endTime: at(12, 14) },
      amount: -6.5,
    });
    const voided = await adjust(_id, { void: true });
    expect(voided).toMatchObject({ after: null, amount: -32.5, hours: -5 });
    await expectRefused([adjust(_id, { void: true })], { status: 409, reason: 'record_already_so' });
    const again = await adjust(_id, { startTime: at(12, 8), endTime: at(12, 16) });
    expect(again).toMatchObject({ before: null, amount: 52 });
    await expectRefused([adjust(_id, { startTime: at(12, 8) })], {
      status: 409,
      reason: 'record_already_so',
    });
  });

  it('is refused for a caller who saw another state of it (TIME-43)', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const { version } = await read(_id);
    await adjust(_id, { endTime: at(12, 15), version });
    await expectRefused([adjust(_id, { endTime: at(12, 14), version })], {
      status: 409,
      reason: 'record_changed',
    });
    await adjust(_id, { endTime: at(12, 14), version: (await read(_id)).version });
  });

  it('counts over midnight in each day, at the rate of each', async () => {
    const { _id } = await add(at(15, 22), at(16, 2));
    await close('2026-11-15');
    const made = await adjust(_id, { startTime: at(15, 23), endTime: at(16, 1) });
    expect(made.days.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-15', -6.5],
      ['2026-11-16', -6.5],
    ]);
    expect((await stored(_id))?.pieces.map(({ costCents }) => costCents)).toEqual([1_300, 1_300]);
  });

  it('gives back a prior price that it had, and is priced by its days (PAY-43)', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    // A price of the time before days were its unit, a cent off.
    await RecordModel.updateOne(
      { _id },
      { $set: { hasPriorPrice: true, costCents: 5_201, 'pieces.0.costCents': 5_201 } },
    );
    await close('2026-11-15');
    expect((await adjust(_id, { endTime: at(12, 15) })).amount).toBe(-6.51);
    expect((await adjust(_id, { endTime: at(12, 14) })).amount).toBe(-6.5);
  });

  it('leaves its time free, or takes it, by its adjusted times', async () => {
    const { _id } = await add(at(12, 8), at(12, 12));
    await close('2026-11-15');
    await adjust(_id, { endTime: at(12, 10) });
    await add(at(12, 10), at(12, 11));
    await expectRefused([add(at(12, 9), at(12, 10)), adjust(_id, { endTime: at(12, 10, 30) })], {
      status: 409,
      reason: 'record_overlaps',
    });
    const { _id: other } = await add(at(12, 14), at(12, 15));
    await close('2026-11-15', 2);
    await adjust(other, { endTime: at(12, 17) });
    await expectRefused([add(at(12, 16), at(12, 18))], { status: 409, reason: 'record_overlaps' });
    await adjust(other, { void: true });
    await add(at(12, 14), at(12, 18));
    await expectRefused([adjust(other, { endTime: at(12, 15) })], { status: 409, reason: 'record_overlaps' });
  });

  it('is refused for unpaid records, for impossible times, and for callers without the right', async () => {
    const { _id } = await add(at(12, 8), at(12, 12));
    await expectRefused([adjust(_id, { void: true }), preview(_id, { void: true })], {
      status: 409,
      reason: 'record_not_closed',
    });
    await close('2026-11-15');
    await expectRefused([adjust(_id, { endTime: at(12, 7) }), adjust(_id, { endTime: at(19, 7) })], {
      status: 400,
    });
    await expectRefused([adjust(_id, { void: true }, worker), preview(_id, { void: true }, worker)], {
      status: 403,
    });
    const stranger = await createPerson(api, 'manager');
    await expectRefused([adjust(_id, { void: true }, stranger), adjust(missingId(), { void: true })], {
      status: 404,
    });
    expect(await AdjustmentModel.countDocuments({ employeeId: worker._id })).toBe(0);
  });
});

describe('reversing an adjustment', () => {
  it('needs a reason and no run that has paid it, the last of its days first (ADJUST-2)', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const first = await adjust(_id, { endTime: at(12, 15) });
    const second = await adjust(_id, { endTime: at(12, 14) });
    await expectRefused([remove(first._id)], { status: 409, reason: 'adjustment_rested_on' });
    await expectRefused([remove(second._id, worker)], { status: 403 });
    expect(await remove(second._id)).toEqual(second);
    expect((await read(_id)).adjustments).toEqual([first]);
    await close('2026-11-30', 2);
    expect((await read(_id)).adjustments).toMatchObject([{ runNumber: 2 }]);
    await expectRefused([remove(first._id)], { status: 409, reason: 'adjustment_paid' });
    await expectRefused([remove(second._id)], { status: 404 });
    const events = await LedgerEventModel.find({ companyId: company._id, 'subject.kind': 'adjustment' })
      .sort({ seq: 1 })
      .lean();
    expect(events.map(({ action }) => action)).toEqual([
      'adjustment-made',
      'adjustment-made',
      'adjustment-removed',
    ]);
  });

  it('is refused if its time was taken meanwhile', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const { _id: made } = await adjust(_id, { endTime: at(12, 12) });
    await add(at(12, 13), at(12, 14));
    await expectRefused([remove(made)], { status: 409, reason: 'record_overlaps' });
  });
});

describe('a closed record is changed by no other way (RUN-5)', () => {
  it('all other changes are refused with that reason, and nothing changes', async () => {
    const { _id, version } = await add(at(12, 8), at(12, 16));
    const { _id: open } = await add(at(16, 8), at(16, 16));
    await close('2026-11-15');
    const before = await stored(_id);
    const as = api.as(manager).record;
    const params = { id: _id };
    const reason = 'No.';
    await expectRefused(
      [
        as.correct({ params, body: { endTime: at(12, 15), reason } }),
        as.correct({ params, body: { endTime: at(12, 15), reason, version } }),
        as.void({ params, body: { reason } }),
        as.split({ params, body: { at: at(12, 12), reason } }),
        as.voidSeveral({ body: { records: [{ id: open }, { id: _id }], reason } }),
      ],
      { status: 409, reason: 'record_closed' },
    );
    // A change without effect is answered as before.
    await as.correct({ params, body: { endTime: at(12, 16), reason } });
    await as.confirm({ params, body: {} });
    await as.unvoid({ params, body: { reason } });
    expect(await stored(_id)).toEqual(before);
    expect((await stored(open))?.voided).toBeUndefined();
  });
});
