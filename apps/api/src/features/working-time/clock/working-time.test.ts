import { LOST_SIGNAL_MS, priceRecords } from '@faena/shared/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { PersonModel } from '../../person/model.ts';
import { isClosed, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { closeLostRecords } from './close-lost-records.ts';

const api = useApi();

/** Acts of people and of the server on working time, some of them concurrent. */
const step = fc.oneof(
  fc.constantFrom('start', 'resume', 'stop', 'unload', 'stop by manager', 'heartbeat', 'sweep'),
  fc.record({ rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })) }),
  // A manager's entry within the last minutes, often over existing records.
  fc.record({
    write: fc.constantFrom('add', 'correct'),
    which: fc.nat(20),
    agoMs: fc.nat(20 * 60_000),
    lengthMs: fc.nat(5 * 60_000),
  }),
);
const round = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  waitMs: fc.oneof(fc.nat(70_000), fc.nat(2 * LOST_SIGNAL_MS)),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Crew = Awaited<ReturnType<typeof createCrew>>;

async function take({ manager, worker }: Crew, what: Step) {
  const open = await RecordModel.findOne({ employeeId: worker._id, open: true }).lean();
  const timesheetId = String(open?._id ?? worker.id);
  const body = { employeeId: worker.id };
  const mine = api.as(worker).record;
  if (typeof what === 'object' && 'write' in what) {
    const startTime = new Date(+api.clock.now() - what.agoMs);
    const endTime = new Date(+startTime + what.lengthMs);
    const written = {
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      reason: 'Olvidado',
    };
    const { record: asked } = api.as(manager);
    if (what.write === 'add') return asked.add({ body: { ...body, ...written } });
    const records = await RecordModel.find({ employeeId: worker._id }, { _id: 1 }).lean();
    const id = String(records[what.which % records.length]?._id ?? worker.id);
    return asked.correct({ params: { id }, body: written });
  }
  if (typeof what === 'object') {
    const change = { params: { id: worker.id }, body: { hourlyRate: what.rate / 100 } };
    return api.as(manager).employee.update(change);
  }
  if (what === 'start') return mine.start({ body });
  if (what === 'resume') return mine.start({ body: { ...body, resume: true } });
  if (what === 'stop') return mine.stop({ body: { timesheetId } });
  if (what === 'unload') return mine.stop({ body: { timesheetId, reason: 'unload' } });
  if (what === 'stop by manager') return api.as(manager).record.stop({ body: { timesheetId } });
  if (what === 'heartbeat') return mine.heartbeat({ body: { timesheetId } });
  return closeLostRecords(api.services);
}

async function termsOf({ _id }: Crew['worker']) {
  const { rates } = await PersonModel.findById(_id).orFail().lean();
  return { rates, timeZone: 'America/Guatemala' };
}

async function expectInOrder({ manager, worker }: Crew) {
  const records: RecordDoc[] = await RecordModel.find({ employeeId: worker._id })
    .sort({ startTime: 1, open: 1, endTime: 1 })
    .lean();
  const employee = await api.as(manager).employee.get({ params: { id: worker.id } });
  const closed = records.filter(({ open }) => !open);
  const { rates, timeZone } = await termsOf(worker);
  const repriced = priceRecords(closed.filter(isClosed), { rates, timeZone });
  for (const { record, parts } of repriced) {
    expect(record.durationMs).toBe(+record.endTime - +record.startTime);
    expect(record.pieces).toEqual(parts);
    const cents = parts.map(({ costCents }) => costCents);
    expect(record.costCents ?? 0).toBe(cents.reduce<number>((total, cost) => total + (cost ?? 0), 0));
    if (employee.hourlyRate > 0) expect(cents).not.toContain(null);
  }
  expect(records.length - closed.length).toBeLessThanOrEqual(1);
  const ends = closed.map(({ endTime }) => Number(endTime));
  expect(records.every((record, n) => n === 0 || +record.startTime >= Number(ends[n - 1]))).toBe(true);
  const sum = closed.reduce((cents, record) => cents + (record.costCents ?? 0), 0);
  expect(employee.totalGenerated).toBe(sum / 100);
  const query = { type: 'month', startDate: '2026-01-01', endDate: '2027-12-31' } as const;
  const rows = await api.as(manager).record.history({ params: { id: worker.id }, query });
  expect(rows.reduce((cents, { totalCost }) => cents + Math.round(totalCost * 100), 0)).toBe(sum);
}

it('working time stays in order after any acts: no overlap, one open record, one price, exact totals', async () => {
  const property = fc.asyncProperty(fc.array(round, { minLength: 5, maxLength: 15 }), async (rounds) => {
    const crew = await createCrew(api);
    for (const { steps, waitMs } of rounds) {
      await Promise.allSettled(steps.map((each) => take(crew, each)));
      api.clock.advance(waitMs);
    }
    await expectInOrder(crew);
  });
  await fc.assert(property, { numRuns: 10, interruptAfterTimeLimit: 60_000 });
}, 120_000);
