import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { type AppliedConcept, reckonSlip, type SlipSource, splitDebt } from './slip.ts';

/*
 * The net of a slip by arithmetic of its own, in whole numbers without an end. It shares no rule with the product, so
 * that a mistake there does not hide here.
 */

const period = { startDate: '2026-11-16', endDate: '2026-11-19' };
const DAYS = ['2026-11-12', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];

/** A fraction in whole cents, half a cent away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = size / divisor + (2n * (size % divisor) >= divisor ? 1n : 0n);
  return dividend < 0n ? -whole : whole;
}

function netOfModel({ pieces, adjustments, concepts, lines }: SlipSource): bigint {
  const msOf = ({ startTime, endTime }: { startTime: Date; endTime: Date }) => BigInt(+endTime - +startTime);
  const inPeriod = pieces.filter(({ date }) => date >= '2026-11-16');
  const gross = [
    ...pieces.map(({ costCents }) => costCents ?? 0),
    ...adjustments.map(({ cents }) => cents),
  ].reduce((sum, cents) => sum + BigInt(cents), 0n);
  const ms =
    pieces.reduce((sum, piece) => sum + msOf(piece), 0n) +
    adjustments.reduce((sum, adjustment) => sum + BigInt(adjustment.ms), 0n);
  const counts = {
    days: BigInt(new Set(inPeriod.map(({ date }) => date)).size),
    hours: inPeriod.reduce((sum, piece) => sum + msOf(piece), 0n),
    period: 4n,
  };
  const amounts = concepts.map(({ basis, kind, value, proRata }) => {
    const sign = kind === 'addition' ? 1n : -1n;
    if (basis === 'percent') return sign * rounded(gross * BigInt(value), 10_000n);
    if (basis === 'hourly') return sign * rounded(ms * BigInt(value), 3_600_000n);
    if (!proRata) return sign * BigInt(value);
    const [counted, full] = [counts[proRata.unit], BigInt(proRata.full)];
    return sign * rounded(BigInt(value) * (counted < full ? counted : full), full);
  });
  const typed = lines.map(({ kind, cents }) => (kind === 'addition' ? BigInt(cents) : -BigInt(cents)));
  return [...amounts, ...typed].reduce((sum, amount) => sum + amount, gross);
}

const kind = fc.constantFrom('addition' as const, 'deduction' as const);
const cents = fc.integer({ min: 0, max: 10_000_000 });

const anyPiece = fc
  .record({ date: fc.constantFrom(...DAYS), ms: fc.integer({ min: 1, max: 12 * HOUR_MS }), costCents: cents })
  .map(({ date, ms, costCents }) => {
    const startTime = new Date(`${date}T06:00:00Z`);
    return { recordId: date, date, startTime, endTime: new Date(+startTime + ms), rateCents: 1, costCents };
  });

const anyAdjustment = fc
  .record({
    cents: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    ms: fc.integer({ min: -12 * HOUR_MS, max: 12 * HOUR_MS }),
  })
  .map((changed) => ({ id: 'a', recordId: 'r', date: '2026-11-10', reason: '', by: '', ...changed }));

const anyProRata = fc.oneof(
  fc.constant(undefined),
  fc.record({ unit: fc.constant('days' as const), full: fc.integer({ min: 1, max: 31 }) }),
  fc.record({ unit: fc.constant('hours' as const), full: fc.integer({ min: 36_000, max: 100 * HOUR_MS }) }),
  fc.constant({ unit: 'period' as const, full: 7 }),
);

const anyConcept = fc
  .record({
    kind,
    basis: fc.constantFrom('fixed' as const, 'percent' as const, 'hourly' as const),
    value: cents,
  })
  .chain((plain) => anyProRata.map((proRata) => ({ plain, proRata })))
  .map(
    ({ plain, proRata }): AppliedConcept => ({ id: 'c', name: 'c', ...plain, ...(proRata && { proRata }) }),
  );

const anySource: fc.Arbitrary<SlipSource> = fc.record({
  period: fc.constant(period),
  pieces: fc.array(anyPiece, { maxLength: 8 }),
  adjustments: fc.array(anyAdjustment, { maxLength: 3 }),
  concepts: fc.array(anyConcept, { maxLength: 6 }),
  lines: fc.array(
    fc.record({ kind, cents }).map((line) => ({ id: 'l', name: 'l', note: '', ...line })),
    { maxLength: 4 },
  ),
});

it('the net of any slip is that of an independent recomputation, to the cent (CONCEPT-6, CONCEPT-7, CONCEPT-8)', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      expect(BigInt(reckonSlip(source).netCents)).toBe(netOfModel(source));
    }),
    { numRuns: 500 },
  );
});

it('a debt that is carried over and waived brings a net below zero to nothing (DEBT-1)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 0 }), fc.option(cents), (netCents, most) => {
      const { carriedCents, waivedCents } = splitDebt(netCents, most);
      expect(netCents + carriedCents + waivedCents).toBe(0);
      expect(carriedCents).toBeLessThanOrEqual(most ?? -netCents);
      expect(Math.min(carriedCents, waivedCents)).toBeGreaterThanOrEqual(0);
    }),
  );
});
