import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, SECOND, useClosing } from '../../../../test/closing-crew.ts';
import type { Person } from '../../../../test/factories.ts';
import { expectRefused } from '../../../../test/refused.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { LineModel } from '../concepts/line-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const { crew, api, as, companyId, work, close, slipsOf, period } = useClosing();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('reopening the last run (RUN-7)', () => {
  const reopen = (id: string) => as().run.reopen({ params: { id }, body: { reason: 'Faltó un bono' } });

  it('releases the items that it paid, keeps its slips and its number, and adds an event to the ledger', async () => {
    const record = await work('10T08:00', '10T12:00');
    await LineModel.create({
      ...{ companyId: company._id, employeeId: worker._id, name: 'Bono', kind: 'addition', cents: 100 },
    });
    api.clock.set(at('15T20:00'));
    const run = await close();
    const slips = await slipsOf(run._id);
    const reopened = await reopen(run._id);
    expect(reopened).toMatchObject({
      ...{ _id: run._id, number: 1, state: 'reopened', hash: run.hash },
      reopened: { reason: 'Faltó un bono', by: { _id: manager.id } },
    });
    expect((await RecordModel.findById(record._id).lean())?.pieces[0]).not.toHaveProperty('runId');
    expect(await slipsOf(run._id)).toEqual(slips.map((slip) => ({ ...slip, reopened: true })));
    expect(await period()).toMatchObject({ ...FIRST, state: 'closable', totals: { net: 41 } });
    expect((await as().payPeriod.calendar({ query: { companyId: companyId() } })).closedThrough).toBeNull();
    const events = await LedgerEventModel.find({ companyId: company._id, action: 'run-reopened' }).lean();
    expect(events).toMatchObject([
      { after: null, before: { number: 1, hash: run.hash }, reason: 'Faltó un bono' },
    ]);

    const again = await close();
    expect(again).toMatchObject({ ...FIRST, number: 2, net: 41 });
    const runs = await as().run.list({ query: { companyId: companyId() } });
    expect(runs.map(({ number, state }) => [number, state])).toEqual([
      [2, 'closed'],
      [1, 'reopened'],
    ]);
    await expectRefused([reopen(run._id)], { status: 409, message: 'The run was reopened.' });
  });

  it('is refused for one that is not the last, is paid or accepted, or is adjusted afterwards (RUN-7, RUN-11)', async () => {
    const record = await work('10T08:00', '10T12:00');
    api.clock.set(at('15T20:00'));
    const first = await close();
    const why = async () =>
      (await as().payPeriod.get({ query: { companyId: companyId(), date: FIRST.startDate } }))
        .reopeningRefused;
    expect(await why()).toBeNull();
    const [{ _id } = { _id: '' }] = await slipsOf(first._id);
    await SlipModel.updateOne({ _id }, { paidCents: 1 });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'Something of the run is paid already.',
    });
    expect(await why()).toBe('run_paid');
    await SlipModel.updateOne({ _id }, { paidCents: 0, answer: 'accepted', acceptedAt: at('15T21:00') });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'Somebody has accepted their slip of the run.',
    });
    expect(await why()).toBe('run_accepted');
    await SlipModel.updateOne({ _id }, { answer: 'none', acceptedAt: null });
    const times = { startTime: at('10T08:00'), endTime: at('10T12:00') };
    await AdjustmentModel.create({
      ...{ companyId: company._id, employeeId: worker._id, recordId: record._id, before: times, after: null },
      ...{
        days: [],
        ms: 0,
        cents: 0,
        reason: 'x',
        by: { _id: manager._id },
        at: at('15T21:00'),
        sequence: 1,
      },
    });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'A record of the run was adjusted afterwards.',
    });
    expect(await why()).toBe('run_adjusted');
    await AdjustmentModel.deleteMany({});
    api.clock.set(at('30T20:00'));
    const second = await close(SECOND);
    await expectRefused([reopen(first._id)], { status: 409, message: 'Only the last run can be reopened.' });
    expect(await why()).toBe('run_not_last');
    await reopen(second._id);
    expect((await as().payPeriod.calendar({ query: { companyId: companyId() } })).closedThrough).toBe(
      '2026-11-15',
    );
    await reopen(first._id);
  });
});
