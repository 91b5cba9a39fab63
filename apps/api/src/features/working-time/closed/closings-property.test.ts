import { HOUR_MS, toWholeCents } from '@faena/shared/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import type { Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { verifyPrices } from '../../payroll/verify/verify-prices.ts';
import { AdjustmentModel } from '../model/adjustment-model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const DAY = '2026-11-12';
const RATE = 1_037;
const START = Date.UTC(2026, 10, 12, 6);
/** So short that a stretch is worth a few cents at most, and the rounding of the day decides. */
const UNIT_MS = 1_310;
const SLOTS = 8;

type Step =
  | { kind: 'add' | 'void' | 'adjust' | 'annul' | 'take-back'; slot: number; length: number }
  | { kind: 'close'; carried: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add', 'adjust', 'annul', 'void', 'take-back'),
    slot: fc.nat(SLOTS - 1),
    length: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('close' as const), carried: fc.nat(SLOTS - 1) }),
);

/** A refused act changes nothing, and the history continues. */
const tried = <Answer>(asked: Promise<Answer>) => asked.catch(() => undefined);

describe('after any closing, late addition, adjustment and reopening', () => {
  it('a day costs the exact sum of its counted time, rounded once, and paid time stays (RUN-5, RUN-6)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        api.clock.set('2026-11-18T15:00:00.000Z');
        const { manager, worker, company } = await createCrew(api, { hourlyRateCents: RATE });
        const slots = new Map<number, string>();
        let runs = 0;
        for (const one of steps) {
          const paid = await paidPieces(worker);
          if (one.kind === 'close') {
            const last = slots.get(one.carried);
            const carried = last ? await RecordModel.find({ _id: last }).distinct('_id') : [];
            runs += 1;
            await closeThrough(company._id, '2026-11-15', { number: runs, carried });
          } else {
            await change(manager, worker, slots, one);
          }
          expect(await paidPieces(worker)).toEqual(expect.arrayContaining(paid));
          await expectExact(worker);
        }
      }),
      { numRuns: 25, seed: 20_261_122 },
    );
    const faults: string[] = [];
    for await (const person of verifyPrices(async () => undefined)) faults.push(...person.faults);
    expect(faults).toEqual([]);
  }, 120_000);
});

async function change(
  manager: Person,
  worker: Person,
  slots: Map<number, string>,
  { kind, slot, length }: Exclude<Step, { kind: 'close' }>,
): Promise<void> {
  const as = api.as(manager);
  const startTime = new Date(START + slot * 10 * UNIT_MS).toISOString();
  const endTime = new Date(START + (slot * 10 + length) * UNIT_MS).toISOString();
  const reason = 'Así fue.';
  const recordId = slots.get(slot) ?? '';
  if (kind === 'add') {
    const added = await tried(as.record.add({ body: { employeeId: worker.id, startTime, endTime, reason } }));
    if (added) slots.set(slot, added._id);
  } else if (!recordId) {
    return;
  } else if (kind === 'void') {
    await tried(as.record.void({ params: { id: recordId }, body: { reason } }));
  } else if (kind === 'adjust') {
    await tried(as.adjustment.make({ body: { recordId, startTime, endTime, reason } }));
  } else if (kind === 'annul') {
    await tried(as.adjustment.make({ body: { recordId, void: true, reason } }));
  } else {
    const last = await AdjustmentModel.findOne({ recordId }).sort({ sequence: -1 }).lean();
    if (last) await tried(as.adjustment.remove({ params: { id: String(last._id) }, body: { reason } }));
  }
}

async function paidPieces(worker: Person) {
  const records = await RecordModel.find({ employeeId: worker._id }).lean();
  return records.flatMap(({ pieces }) => pieces.filter(({ runId }) => runId));
}

async function expectExact(worker: Person): Promise<void> {
  const records = await RecordModel.find({ employeeId: worker._id }).lean();
  const adjustments = await AdjustmentModel.find({ employeeId: worker._id }).sort({ sequence: 1 }).lean();
  let ms = 0;
  let given = 0;
  for (const record of records) {
    const last = adjustments.findLast(({ recordId }) => recordId.equals(record._id));
    const times = last ? last.after : record;
    if (times?.endTime && !record.voided) ms += +times.endTime - +times.startTime;
    for (const { date, costCents } of record.pieces) {
      expect(date).toBe(DAY);
      given += costCents ?? 0;
    }
  }
  for (const { cents } of adjustments) given += cents;
  expect(given).toBe(toWholeCents(BigInt(ms) * BigInt(RATE)));
  expect(ms).toBeLessThan(HOUR_MS);
}
