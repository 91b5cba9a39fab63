import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutRecord, priceAfter, priceRecords } from './pricing.ts';

const HOUR_MS = 3_600_000;

it('a running record is priced after all else of its day, as at its end (PAY-61, PAY-41)', () => {
  const start = Date.UTC(2026, 10, 15, 20);
  const lengths = fc.array(fc.tuple(fc.nat(2 * HOUR_MS), fc.nat(HOUR_MS)), { minLength: 1, maxLength: 8 });
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(lengths, cents, cents, fc.nat(8 * HOUR_MS), (drawn, first, second, changes) => {
      let at = start;
      const records = drawn.map(([length, pause]) => {
        const startTime = new Date(at);
        const endTime = new Date(at + length);
        at += length + pause;
        return { startTime, endTime };
      });
      const rates = [
        { from: new Date(0), cents: first },
        { from: new Date(start + changes), cents: second },
      ];
      const terms = { timeZone: 'America/Guatemala', rates };
      const all = priceRecords(records, terms);
      const running = records.at(-1) ?? { startTime: new Date(at), endTime: new Date(at) };
      const earlier = all.slice(0, -1).flatMap(({ parts }) => parts);
      expect(priceAfter(earlier, cutRecord(running, terms))).toEqual(all.at(-1)?.parts);
    }),
  );
});
