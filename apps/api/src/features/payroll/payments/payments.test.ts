import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createRecord,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createAdjustment, createRun } from '../../../../test/runs.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let colleague: Person;
let company: CompanyDoc;
let runId: string;
let slipIds: string[];

/** A run with nets of 100.00 and 50.25. */
beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol' }));
  colleague = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Berta Ixcot' });
  const { run, slips } = await createRun(api, company, [
    { person: worker, netCents: 10_000 },
    { person: colleague, netCents: 5_025 },
  ]);
  runId = String(run._id);
  slipIds = slips.map(({ _id }) => String(_id));
});

interface Paying {
  runId?: string;
  date?: string;
  payments?: { slipId: string; amount?: number; paid?: number }[];
  reference?: string;
}
const pay = (body: Paying = {}, as = manager) =>
  api.as(as).payment.make({ body: { runId, date: '2026-11-16', method: 'transfer', ...body } });
const takeBack = (id: string, reason = 'Era otra cuenta.', as = manager) =>
  api.as(as).payment.remove({ params: { id }, body: { reason } });
const slip = (index: number) => slipIds[index] ?? '';
const paidOf = async () =>
  (await SlipModel.find({ runId }).sort({ netCents: -1 }).lean()).map(({ paidCents }) => paidCents);
const events = () =>
  LedgerEventModel.find({ companyId: company._id, 'subject.kind': 'payment' }).sort({ seq: 1 }).lean();

describe('marking slips as paid (PAYMENT-1)', () => {
  it.each(['1950-01-01', '1999-12-31', '2027-12-01', '2099-12-31'])(
    'is refused on %s, and pays nothing (PAYMENT-5)',
    async (date) => {
      await expectRefused([pay({ date })], { status: 400, errors: [{ path: 'body.date' }] });
      expect(await paidOf()).toEqual([0, 0]);
      expect(await events()).toEqual([]);
    },
  );

  it('pays all pending slips of a run at once, with an event in the ledger for each', async () => {
    await pay({ payments: [{ slipId: slip(0), amount: 40 }] });
    const { payments } = await pay({ reference: ' Lote 7 ' });
    expect(payments).toMatchObject([
      {
        ...{ companyId: String(company._id), runId, slipId: slip(0), employeeId: worker.id },
        ...{ amount: 60, date: '2026-11-16', method: 'transfer', reference: 'Lote 7', removed: null },
        by: { _id: manager.id, username: manager.username },
        at: api.clock.now().toISOString(),
      },
      { slipId: slip(1), amount: 50.25 },
    ]);
    expect(await paidOf()).toEqual([10_000, 5_025]);
    const { number } = await RunModel.findById(runId).orFail().lean();
    const state = { runNumber: number, date: '2026-11-16', method: 'transfer' };
    expect(await events()).toMatchObject([
      { action: 'payment-made', before: null, after: { ...state, cents: 4_000, reference: '' } },
      {
        action: 'payment-made',
        subject: { id: { _bsontype: 'ObjectId' }, employee: { _id: worker._id, fullname: 'Elena Xol' } },
        after: { ...state, cents: 6_000, reference: 'Lote 7' },
      },
      { action: 'payment-made', after: { ...state, cents: 5_025 } },
    ]);
  });

  it('pays some of them, one in part, and the rest later', async () => {
    await pay({ payments: [{ slipId: slip(1), amount: 50.24 }] });
    await pay({ payments: [{ slipId: slip(1) }] });
    expect(await paidOf()).toEqual([0, 5_025]);
    const answered = await api.as(manager).payment.list({ query: { runId } });
    expect(answered.map(({ amount }) => amount)).toEqual([0.01, 50.24]);
  });

  it.each([
    ['more than is pending', () => [{ slipId: slip(0), amount: 100.01 }], 409],
    ['a slip of another run', () => [{ slipId: missingId() }], 404],
    ['nothing', () => [{ slipId: slip(0), amount: 0 }], 400],
    [
      'a slip twice',
      () => [
        { slipId: slip(0), amount: 1 },
        { slipId: slip(0), amount: 1 },
      ],
      400,
    ],
    ['half a cent', () => [{ slipId: slip(0), amount: 0.005 }], 400],
    ['what was paid since it was seen', () => [{ slipId: slip(0), amount: 1, paid: 5 }], 409],
  ])('refuses %s, and pays nothing', async (_what, faulty, status) => {
    const stored = await Stored.now();
    await expectRefused([pay({ payments: [{ slipId: slip(1), amount: 1 }, ...faulty()] })], { status });
    await stored.expectUnchanged('a refusal');
  });

  it('refuses a slip without pending amounts, and a reopened run', async () => {
    await pay();
    await expectRefused([pay(), pay({ payments: [{ slipId: slip(0) }] })], {
      status: 409,
      message: 'Nothing is pending.',
    });
    const other = await createRun(api, company, [{ person: worker, netCents: 100 }], {
      state: 'reopened',
      startDate: '2026-10-16',
    });
    await expectRefused([pay({ runId: String(other.run._id) })], {
      status: 409,
      message: 'The run was reopened.',
    });
  });

  it('succeeds once if two people pay at once, with any amounts', async () => {
    const outcomes = async (paying: Paying) =>
      (await Promise.allSettled([pay(paying), pay(paying)])).map(({ status }) => status).sort();
    const once = ['fulfilled', 'rejected'];
    expect(await outcomes({ payments: [{ slipId: slip(0), amount: 30, paid: 0 }] })).toEqual(once);
    expect(await paidOf()).toEqual([3_000, 0]);
    expect(await outcomes({})).toEqual(once);
    expect(await paidOf()).toEqual([10_000, 5_025]);
    expect((await events()).map(({ after }) => after)).toMatchObject([
      { cents: 3_000 },
      { cents: 7_000 },
      { cents: 5_025 },
    ]);
  });

  it('never exceeds the net of a slip, with several part payments at once', async () => {
    const parts = await Promise.allSettled(
      Array.from({ length: 6 }, () => pay({ payments: [{ slipId: slip(0), amount: 30 }] })),
    );
    expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await paidOf()).toEqual([9_000, 0]);
  });
});

describe('taking back a payment (PAYMENT-1)', () => {
  it('leaves it with the reason, no longer counts it, and the ledger has both', async () => {
    const { payments } = await pay();
    const id = payments[0]?._id ?? '';
    const removed = await takeBack(id);
    expect(removed).toMatchObject({
      amount: 100,
      removed: { at: api.clock.now().toISOString(), by: { _id: manager.id }, reason: 'Era otra cuenta.' },
    });
    expect(await paidOf()).toEqual([0, 5_025]);
    expect(await api.as(manager).payment.list({ query: { runId, employeeId: worker.id } })).toEqual([
      removed,
    ]);
    const state = { cents: 10_000, method: 'transfer', reference: '' };
    expect(await events()).toMatchObject([
      { action: 'payment-made', before: null, after: state },
      { action: 'payment-made' },
      { action: 'payment-removed', before: state, after: null, reason: 'Era otra cuenta.' },
    ]);
    await pay({ payments: [{ slipId: slip(0) }] });
    expect(await paidOf()).toEqual([10_000, 5_025]);
  });

  it('is done once', async () => {
    const { payments } = await pay({ payments: [{ slipId: slip(0), amount: 60 }] });
    await pay({ payments: [{ slipId: slip(0), amount: 40 }] });
    const id = payments[0]?._id ?? '';
    const outcomes = await Promise.allSettled([takeBack(id), takeBack(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([takeBack(id)], { status: 409, message: 'The payment was taken back already.' });
    expect(await paidOf()).toEqual([4_000, 0]);
  });

  it('needs a reason', async () => {
    const { payments } = await pay();
    await expectRefused([takeBack(payments[0]?._id ?? '', ' ')], { status: 400 });
  });
});

describe('payments of another company', () => {
  it('are out of reach: they can be neither made, nor reversed, nor listed', async () => {
    const { payments } = await pay({ payments: [{ slipId: slip(0), amount: 1 }] });
    const other = await createCrew(api);
    const stored = await Stored.now();
    await expectRefused([pay({}, other.manager)], { status: 404, message: 'Run not found' });
    await expectRefused([takeBack(payments[0]?._id ?? '', 'No.', other.manager)], {
      status: 404,
      message: 'Payment not found',
    });
    await stored.expectUnchanged('a refusal');
    expect(await api.as(other.manager).payment.list({ query: { runId } })).toEqual([]);
    expect(await api.as(other.manager).payment.list({ query: { employeeId: worker.id } })).toEqual([]);
    const admin = await createPerson(api, 'admin');
    expect(await api.as(admin).payment.list({ query: { employeeId: worker.id } })).toHaveLength(1);
  });
});

describe('the balance of a person (PAYMENT-3)', () => {
  const balance = async () => {
    const { totalCost, paid, pending, unpaidHours } = await api
      .as(manager)
      .payroll.summary({ params: { id: worker.id } });
    return { totalCost, paid, pending, unpaidHours };
  };
  const work = (hours: number, costCents: number) =>
    createRecord(api, worker, company._id, {
      startTime: new Date(+new Date('2026-11-18T14:00:00Z') - hours * 3_600_000),
      endTime: new Date('2026-11-18T14:00:00Z'),
      ...{ rateCents: 1_000, costCents },
    });

  it('is all that was worked as long as there is no run', async () => {
    await SlipModel.deleteMany({ runId });
    await work(3, 3_000);
    expect(await balance()).toEqual({ totalCost: 30, paid: 0, pending: 30, unpaidHours: 3 });
  });

  it('counts the net of slips, time and adjustments that no run has paid; the total to pay stays the sum of costs', async () => {
    await SlipModel.updateOne(
      { _id: slip(0) },
      { $set: { 'frozen.ms': 10 * 3_600_000, 'frozen.workCents': 10_500 } },
    );
    const record = await work(13, 13_500);
    expect(await balance()).toEqual({ totalCost: 135, paid: 0, pending: 130, unpaidHours: 3 });
    await pay({ payments: [{ slipId: slip(0), amount: 60 }] });
    expect(await balance()).toEqual({ totalCost: 135, paid: 60, pending: 70, unpaidHours: 3 });
    await createAdjustment(api, record, -780);
    expect(await balance()).toMatchObject({ totalCost: 135, paid: 60, pending: 62.2 });
  });

  it('leaves out reopened runs and work elsewhere', async () => {
    await SlipModel.updateOne({ _id: slip(0) }, { reopened: true });
    const elsewhere = await createCompany(api, manager);
    await createRun(api, elsewhere, [{ person: worker, netCents: 700 }]);
    expect(await balance()).toEqual({ totalCost: 0, paid: 0, pending: 0, unpaidHours: 0 });
  });
});
