import mongoose, { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, rateOf, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import { PayCalendarModel } from '../../company/index.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { PersonModel } from '../../person/model.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { type Finding, verifyPayroll } from './verify-payroll.ts';

const api = useApi();
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);
const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };
const SECOND = { startDate: '2026-11-16', endDate: '2026-11-30' };

let manager: Person;
let worker: Person;
let stored: Stored;

/** Two runs, the second with an adjustment; a concept, a one-time concept and a line; a payment and a removed one. */
beforeAll(async () => {
  api.clock.set(at('01T06:00'));
  const crew = await createCrew(api, { fullname: 'Elena Xol' });
  ({ manager, worker } = crew);
  const companyId = String(crew.company._id);
  await PersonModel.updateOne({ _id: worker._id }, { rates: [rateOf(1_000), rateOf(1_237, at('16T00:00'))] });
  await asManager().payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  const quota = { name: 'Cuota laboral', kind: 'deduction', basis: 'percent', value: 4.83 } as const;
  await asManager().concept.add({ body: { companyId, ...quota } });
  const bonus = { name: 'Bono', kind: 'addition', basis: 'fixed', value: 25, once: true } as const;
  await asManager().concept.add({ body: { companyId, ...bonus } });
  const line = { name: 'Anticipo', kind: 'deduction', amount: 12.5 } as const;
  await asManager().payLine.add({ body: { companyId, employeeId: worker.id, ...line } });
  const morning = await work('10T08:00:07', '10T12:00');
  await work('15T22:00', '16T02:00');
  const first = await asManager().run.close({ body: { companyId, ...FIRST } });
  const adjusted = { recordId: morning._id, endTime: at('10T12:30').toISOString(), reason: 'Se quedó' };
  await asManager().adjustment.make({ body: adjusted });
  await work('20T08:00', '20T09:00');
  api.clock.set(at('30T20:00'));
  await asManager().run.close({ body: { companyId, ...SECOND } });
  const paid = { runId: first._id, date: '2026-11-16', method: 'transfer' } as const;
  const { payments } = await asManager().payment.make({ body: paid });
  await asManager().payment.remove({
    params: { id: payments[0]?._id ?? '' },
    body: { reason: 'Era otra cuenta' },
  });
  await asManager().payment.make({ body: { ...paid, reference: 'Lote 7' } });
  stored = await Stored.now();
});
beforeEach(() => stored.restore());

/** The manager with a fresh session, after any move of the clock. */
function asManager() {
  return api.as(withFreshToken(api, manager));
}

async function work(from: string, to: string) {
  api.clock.set(at(to));
  const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
  return asManager().record.add({ body: { employeeId: worker.id, ...times } });
}

async function faults(): Promise<string[]> {
  const findings: Finding[] = [];
  await verifyPayroll((finding) => findings.push(finding));
  return findings.flatMap((finding) => (finding.kind === 'fault' ? `${finding.of}: ${finding.says}` : []));
}

describe('verifying the payments of runs (RUN-9)', () => {
  it('finds no fault after closing, adjusting, paying and reopening', async () => {
    expect(await faults()).toEqual([]);
    expect(await verifyPayroll(() => {})).toMatchObject({ slips: 2, faults: 0 });
  });

  it('finds none in a run that was reopened, nor in the one that was closed instead', async () => {
    const last = await RunModel.findOne({ number: 2 }).orFail();
    const params = { id: String(last._id) };
    await asManager().run.reopen({ params, body: { reason: 'Faltaba un día' } });
    expect(await faults()).toEqual([]);
    const again = await asManager().run.close({ body: { companyId: String(last.companyId), ...SECOND } });
    expect(again.number).toBe(3);
    expect(await faults()).toEqual([]);
  });

  const set = (change: object) => ({ $set: change });
  const inCents = (path: string) => ({ $inc: { [path]: 1 } });
  const second = { number: 2 };
  const paid = { removed: null };
  const database = {
    records: RecordModel,
    slips: SlipModel,
    runs: RunModel,
    payments: PaymentModel,
    adjustments: AdjustmentModel,
    concepts: ConceptModel,
    lines: LineModel,
    events: LedgerEventModel,
    calendars: PayCalendarModel,
  };
  type Breach = [what: string, where: keyof typeof database, filter: object, change: object, fault: RegExp];
  it.each<Breach>([
    [
      'the cost of a piece',
      'records',
      {},
      inCents('pieces.0.costCents'),
      /The slip \w+ of Elena Xol in run 1 has workCents 5998, while what it pays comes to 5999\./,
    ],
    ['the rate of a piece', 'records', {}, inCents('pieces.0.rateCents'), /Elena Xol in run 1 has rates/],
    ['the day of a piece', 'records', {}, set({ 'pieces.0.date': '2026-11-11' }), /in run 1 has days/],
    [
      'the time of a piece',
      'records',
      {},
      set({ 'pieces.0.endTime': at('10T12:01') }),
      /Elena Xol in run 1 has ms 21593000, while what it pays comes to 21653000/,
    ],
    [
      'which run pays a piece',
      'records',
      {},
      set({ 'pieces.0.runId': new Types.ObjectId() }),
      /Record \w+ has a piece of a run that does not pay it/,
    ],
    [
      'the number of the run at a piece',
      'records',
      {},
      set({ 'pieces.0.runNumber': 2 }),
      /Record \w+ has a piece of a run that does not pay it/,
    ],
    [
      'that a piece is paid',
      'records',
      {},
      { $unset: { 'pieces.0.runId': '', 'pieces.0.runNumber': '' } },
      /Elena Xol in run 1 has grossCents/,
    ],
    ['whose a record is', 'records', {}, set({ employeeId: new Types.ObjectId() }), /Record \w+ has a piece/],
    [
      'a figure of a slip',
      'slips',
      {},
      inCents('frozen.netCents'),
      /Elena Xol in run 1 differs from its hash/,
    ],
    [
      'a name in a slip',
      'slips',
      {},
      set({ 'frozen.fullname': 'Elena X' }),
      /Elena X in run 1 differs from its hash/,
    ],
    ['the hash of a slip', 'slips', {}, set({ hash: '0'.repeat(64) }), /Run 1 differs from its hash/],
    ['the net beside a slip', 'slips', {}, inCents('netCents'), /has a net of \S+ beside \S+ in it/],
    ['what is paid of a slip', 'slips', {}, inCents('paidCents'), /says that \S+ of \S+ is paid, while its/],
    ['that a slip stands', 'slips', {}, set({ reopened: true }), /is taken back and its run is not/],
    ['whose a slip is', 'slips', {}, set({ employeeId: new Types.ObjectId() }), /does not say what its run/],
    ['the net of a run', 'runs', second, inCents('netCents'), /Run 2 has netCents \d+, but its slips add up/],
    ['the days of a run', 'runs', second, set({ startDate: '2026-11-17' }), /Run 2 begins on 2026-11-17/],
    ['the payday of a run', 'runs', second, set({ payday: '2026-12-01' }), /Run 2 differs from its hash/],
    ['the number of a run', 'runs', second, set({ number: 3 }), /Run 3 is not the one after the run before/],
    [
      'the hash of a run',
      'runs',
      second,
      set({ hash: '0'.repeat(64) }),
      /Run 2 is not the one that the ledger/,
    ],
    ['that a run stands', 'runs', second, set({ state: 'reopened' }), /Run 2 is not the one that the ledger/],
    [
      'an amount paid',
      'payments',
      paid,
      inCents('cents'),
      /says that \S+ of \S+ is paid, while its payments/,
    ],
    [
      'the day of a payment',
      'payments',
      paid,
      set({ date: '2026-11-17' }),
      /Payment \w+ is not the one that the ledger/,
    ],
    [
      'that a payment stands',
      'payments',
      { removed: { $ne: null } },
      set(paid),
      /Payment \w+ is not the one/,
    ],
    [
      'of which slip a payment is',
      'payments',
      paid,
      set({ slipId: new Types.ObjectId() }),
      /Payment \w+ is of a slip that is not there/,
    ],
    ['the amount of an adjustment', 'adjustments', {}, inCents('cents'), /in run 2 has adjustment/],
    ['the reason of an adjustment', 'adjustments', {}, set({ reason: 'x' }), /in run 2 has adjustments/],
    [
      'which run pays an adjustment',
      'adjustments',
      {},
      set({ runId: new Types.ObjectId() }),
      /Adjustment \w+ has a run that does not pay it/,
    ],
    ['a typed line', 'lines', {}, inCents('cents'), /Elena Xol in run 1 has lines/],
    [
      'which run has a line',
      'lines',
      {},
      set({ runId: new Types.ObjectId() }),
      /Line \w+ has a run that does/,
    ],
    [
      'which run used a concept up',
      'concepts',
      { once: true },
      set({ runId: new Types.ObjectId() }),
      /Concept \w+ has a run that does not pay it/,
    ],
    [
      'the hash that the ledger has of a run',
      'events',
      { action: 'run-closed', 'after.number': 2 },
      set({ 'after.hash': '0'.repeat(64) }),
      /Run 2 is not the one that the ledger tells of/,
    ],
    [
      'the last closed day',
      'calendars',
      {},
      set({ closedThrough: '2026-11-29' }),
      /The calendar is at run 2/,
    ],
    ['the last number', 'calendars', {}, inCents('lastRunNumber'), /The calendar is at run 3 and 2026-11-30/],
  ])('names %s that was changed in the database', async (_, where, filter, change, fault) => {
    const { modifiedCount } = await database[where].collection.updateOne(filter, change);
    expect(modifiedCount).toBe(1);
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it.each<[string, keyof typeof database, object, RegExp]>([
    ['a run', 'runs', second, /Event \d+ tells of a run that is not there/],
    ['a slip', 'slips', {}, /Run 1 names 1 people but has 0 slips/],
    ['a payment', 'payments', paid, /is paid, while its payments come to 0\.00/],
    ['a record', 'records', {}, /Elena Xol in run 1 has grossCents/],
    ['an adjustment', 'adjustments', {}, /Elena Xol in run 2 has adjustments/],
    ['a line', 'lines', {}, /Elena Xol in run 1 has lines/],
    ['the calendar', 'calendars', {}, /The calendar is at run 0 and null, the runs at 2 and 2026-11-30/],
  ])('names %s that is gone', async (_, where, filter, fault) => {
    const { deletedCount } = await mongoose.connection
      .collection(database[where].collection.name)
      .deleteOne(filter);
    expect(deletedCount).toBe(1);
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });
});
