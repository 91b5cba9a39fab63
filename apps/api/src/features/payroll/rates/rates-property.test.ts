import { priceRecords } from '@faena/shared/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRecord } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../../working-time/model/record-model.ts';

const api = useApi();
const date = fc.integer({ min: 1, max: 19 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const hourlyRate = fc.integer({ min: 0, max: 5_000 }).map((cents) => cents / 100);
const act = fc.oneof(
  fc.record({ verb: fc.constant('set' as const), hourlyRate, from: fc.option(date, { nil: undefined }) }),
  fc.record({ verb: fc.constant('correct' as const), which: fc.nat(9), hourlyRate }),
  fc.record({ verb: fc.constant('remove' as const), which: fc.nat(9) }),
);

it('after any changes of rates, time costs what the final rates say, and each preview was right (RATE-5, RATE-7)', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.tuple(fc.nat(18 * 24), fc.integer({ min: 1, max: 30 * 3_600_000 })), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.array(act, { minLength: 1, maxLength: 8 }),
    async (worked, acts) => {
      const { manager, company, worker } = await createCrew(api);
      let end = 0;
      for (const [hours, length] of worked.toSorted(([one], [other]) => one - other)) {
        const start = Math.max(end, Date.UTC(2026, 10, 1, 6) + hours * 3_600_000);
        end = start + length;
        const times = { startTime: new Date(start), endTime: new Date(end) };
        await createRecord(api, worker, company._id, times);
      }
      const { rate } = api.as(manager);
      for (const doing of acts) {
        api.clock.advance(1);
        const rates = await rate.list({ params: { id: worker.id } });
        if (doing.verb === 'set') {
          const { hourlyRate, from } = doing;
          const body = { employeeIds: [worker.id], hourlyRate, ...(from && { from }), confirmed: true };
          const shown = await rate.preview({ body });
          expect(await rate.change({ body })).toEqual(shown);
        } else if (rates.length > 0) {
          const params = { id: worker.id, rateId: rates[doing.which % rates.length]?._id ?? '' };
          const body = doing.verb === 'correct' ? { hourlyRate: doing.hourlyRate } : { remove: true };
          const shown = await rate.previewCorrection({ params, body });
          const done =
            doing.verb === 'correct'
              ? await rate.correct({ params, body: { hourlyRate: doing.hourlyRate, confirmed: true } })
              : await rate.remove({ params });
          expect(done).toEqual(shown);
        }
      }
      const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
      const person = await PersonModel.findById(worker._id).lean();
      const closed = records.map(({ startTime, endTime }) => ({ startTime, endTime: endTime ?? startTime }));
      const expected = priceRecords(closed, { timeZone: company.timezone, rates: person?.rates ?? [] });
      const costs = expected.map(({ parts }) => parts.map(({ costCents }) => costCents));
      expect(records.map(({ pieces }) => pieces.map(({ costCents }) => costCents))).toEqual(costs);
      const sum = costs.flat().reduce<number>((total, cents) => total + (cents ?? 0), 0);
      expect(person?.earnedCents).toBe(sum);
    },
  );
  await fc.assert(property, { numRuns: 12, interruptAfterTimeLimit: 30_000 });
}, 60_000);
