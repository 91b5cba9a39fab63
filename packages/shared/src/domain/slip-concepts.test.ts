import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { type AppliedConcept, reckonSlip, type SlipSource, type TypedLine } from './slip.ts';

const period = { startDate: '2026-11-01', endDate: '2026-11-15' };
const nothing: SlipSource = { period, pieces: [], adjustments: [], concepts: [], lines: [] };

/** One piece with this length and cost. */
function worked(ms: number, costCents: number): SlipSource['pieces'] {
  const startTime = new Date('2026-11-10T14:00:00.000Z');
  const stretch = { startTime, endTime: new Date(+startTime + ms) };
  return [{ ...stretch, recordId: 'r', date: '2026-11-10', rateCents: 1, costCents }];
}

const adjusted = (cents: number, ms = 0): SlipSource['adjustments'] => [
  { id: 'a', recordId: 'r', date: '2026-10-12', ms, cents, reason: 'Salió antes', by: 'Ana' },
];

const concept = (given: Partial<AppliedConcept>): AppliedConcept => ({
  id: 'c',
  name: 'Cuota',
  kind: 'deduction',
  basis: 'percent',
  value: 483,
  ...given,
});
const line = (given: Partial<TypedLine>): TypedLine => ({
  id: 'l',
  name: 'Anticipo',
  kind: 'deduction',
  cents: 5_000,
  note: '',
  ...given,
});

/** The result of one concept for time and gross. */
const amountOf = (given: Partial<AppliedConcept>, ms: number, grossCents: number) =>
  reckonSlip({ ...nothing, pieces: worked(ms, grossCents), concepts: [concept(given)] }).lines[0]?.cents;

const cents = fc.integer({ min: 0, max: 100_000_000 });
const hundredths = fc.integer({ min: 0, max: 100_000 });
const ms = fc.integer({ min: 1, max: 16 * 24 * HOUR_MS });
const kind = fc.constantFrom('addition' as const, 'deduction' as const);

describe('the amount of a concept (CONCEPT-1)', () => {
  it.each([
    // 4.83 % of 1,000.00, and of sums whose third decimal is below, at and above the half.
    ['a percentage', 100_000, 483, 4_830],
    ['one that ends below half a cent', 100_010, 483, 4_830],
    ['one that ends at half a cent', 50, 100, 1],
    ['one that ends just below it', 49, 100, 0],
    ['nothing of nothing', 0, 483, 0],
    ['all of it', 12_345, 10_000, 12_345],
    ['a hundredth of a percent', 500_000, 1, 50],
  ])('%s is rounded half-up to the cent', (_, gross, value, expected) => {
    expect(amountOf({ value }, HOUR_MS, gross)).toBe(expected);
  });

  it('is within half a cent of the exact percentage, and at half a cent the higher one', () => {
    fc.assert(
      fc.property(cents, hundredths, (gross, value) => {
        const twice = 2n * BigInt(amountOf({ value }, HOUR_MS, gross) ?? -1) * 10_000n;
        const off = twice - 2n * BigInt(gross) * BigInt(value);
        expect(off > -10_000n && off <= 10_000n).toBe(true);
      }),
    );
  });

  it('an hour is reckoned by its exact milliseconds, and rounded once', () => {
    expect(amountOf({ basis: 'hourly', value: 250 }, 90 * 60_000, 0)).toBe(375);
    // A third of an hour, thrice: rounded each time it would be 99.
    const pieces = [...worked(HOUR_MS / 3, 0), ...worked(HOUR_MS / 3, 0), ...worked(HOUR_MS / 3, 0)];
    const concepts = [concept({ basis: 'hourly', value: 100 })];
    expect(reckonSlip({ ...nothing, pieces, concepts }).lines[0]?.cents).toBe(100);
  });

  it('an hour costs the same however its time is divided', () => {
    fc.assert(
      fc.property(
        fc.array(ms, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (parts, value) => {
          const concepts = [concept({ basis: 'hourly', value })];
          const apart = reckonSlip({
            ...nothing,
            pieces: parts.flatMap((part) => worked(part, 0)),
            concepts,
          });
          const whole = parts.reduce((sum, part) => sum + part, 0);
          expect(apart.lines[0]?.cents).toBe(amountOf({ basis: 'hourly', value }, whole, 0));
        },
      ),
    );
  });

  it('an hour counts the time of adjustments too, and gives back if they remove more (CONCEPT-6)', () => {
    const concepts = [concept({ basis: 'hourly', value: 100 })];
    const with_ = (less: number) =>
      reckonSlip({ ...nothing, pieces: worked(2 * HOUR_MS, 0), adjustments: adjusted(0, -less), concepts });
    expect(with_(HOUR_MS / 2).lines[0]?.cents).toBe(150);
    expect(with_(3 * HOUR_MS).lines[0]?.cents).toBe(-100);
  });

  it('a fixed amount is what it is, whatever was worked', () => {
    fc.assert(
      fc.property(cents, cents, ms, (value, gross, time) => {
        expect(amountOf({ basis: 'fixed', value }, time, gross)).toBe(value);
      }),
    );
    expect(reckonSlip({ ...nothing, concepts: [concept({ basis: 'fixed', value: 7 })] }).netCents).toBe(-7);
  });
});

describe('gross below zero (CONCEPT-6)', () => {
  it('gives back its percentage, and no fixed amount', () => {
    // 4.83 % of 6.75 is 0.326025.
    const figures = reckonSlip({ ...nothing, adjustments: adjusted(-675), concepts: [concept({})] });
    expect(figures).toMatchObject({ deductionCents: -33, netCents: -642 });
  });

  it('gives back exactly the cents that the same gross took', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 20 * HOUR_MS }),
        hundredths,
        fc.constantFrom('percent' as const, 'hourly' as const),
        (gross, time, value, basis) => {
          const concepts = [concept({ basis, value })];
          const took = reckonSlip({ ...nothing, adjustments: adjusted(gross, time), concepts });
          const gave = reckonSlip({ ...nothing, adjustments: adjusted(-gross, -time), concepts });
          expect(took.deductionCents + gave.deductionCents).toBe(0);
          expect(Object.is(gave.deductionCents, -0)).toBe(false);
        },
      ),
    );
  });

  it('gave nothing back in slips of earlier versions', () => {
    const figures = reckonSlip({
      ...nothing,
      pieces: worked(HOUR_MS, 1_000),
      adjustments: adjusted(-1_500),
      concepts: [concept({}), concept({ kind: 'addition', basis: 'fixed', value: 200 })],
      givesBack: false,
    });
    expect(figures).toMatchObject({
      grossCents: -500,
      deductionCents: 0,
      additionCents: 200,
      netCents: -300,
    });
  });

  it('takes its percentage of the time and its adjustments together', () => {
    const figures = reckonSlip({
      ...nothing,
      pieces: worked(HOUR_MS, 100_000),
      adjustments: adjusted(-780),
      concepts: [concept({})],
    });
    // 4.83 % of 992.20 is 47.92326.
    expect(figures).toMatchObject({ grossCents: 99_220, deductionCents: 4_792, netCents: 94_428 });
  });
});

describe('a fixed amount pro rata (CONCEPT-7)', () => {
  const share = (unit: 'days' | 'hours', full: number) =>
    concept({ kind: 'addition', basis: 'fixed', value: 12_500, proRata: { unit, full } });
  /** The first `count` days of November, each with `hours` hours. */
  const days = (count: number, hours: number) =>
    Array.from({ length: count }, (_, day) => {
      const date = `2026-11-${String(day + 1).padStart(2, '0')}`;
      const startTime = new Date(`${date}T12:00:00Z`);
      const endTime = new Date(+startTime + hours * HOUR_MS);
      return { recordId: date, date, startTime, endTime, rateCents: 1_000, costCents: 1_000 };
    });

  it.each([
    ['nine of twelve days', days(9, 8), share('days', 12), 9_375],
    ['fourteen of twelve days', days(14, 8), share('days', 12), 12_500],
    ['sixty hours and a half of ninety-six', days(11, 5.5), share('hours', 96 * HOUR_MS), 7_878],
    ['nothing', [], share('days', 12), 0],
  ])('%s', (_, pieces, given, expected) => {
    expect(reckonSlip({ ...nothing, pieces, concepts: [given] }).lines[0]?.cents).toBe(expected);
  });

  it('counts the time of the period alone, and says how much of the whole it was', () => {
    const late = days(1, 8).map((piece) => ({ ...piece, date: '2026-10-31' }));
    const pieces = [...late, ...days(3, 8), ...days(3, 8)];
    const [line] = reckonSlip({ ...nothing, pieces, concepts: [share('days', 12)] }).lines;
    expect(line).toMatchObject({ cents: 3_125, share: { unit: 'days', counted: 3, full: 12 } });
  });

  it('never falls with more time, and never passes the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 14 }), (full, count) => {
        const centsAt = (worked: number) =>
          reckonSlip({ ...nothing, pieces: days(worked, 1), concepts: [share('days', full)] }).lines[0]
            ?.cents ?? -1;
        expect(centsAt(count)).toBeLessThanOrEqual(centsAt(count + 1));
        expect(centsAt(count)).toBe(
          count >= full ? 12_500 : Math.floor((25_000 * count + full) / (2 * full)),
        );
      }),
    );
  });
});

describe('the lines of a slip', () => {
  it('are the concepts and then what was typed, each with what it was made of', () => {
    const concepts = [
      concept({}),
      concept({ id: 'b', name: 'Bono', kind: 'addition', basis: 'fixed', value: 12_500 }),
    ];
    const { lines } = reckonSlip({
      ...nothing,
      pieces: worked(HOUR_MS, 55_030),
      concepts,
      lines: [line({ note: 'Del lunes' })],
    });
    expect(lines).toEqual([
      {
        conceptId: 'c',
        lineId: null,
        name: 'Cuota',
        kind: 'deduction',
        basis: 'percent',
        value: 483,
        note: '',
        cents: 2_658,
      },
      {
        conceptId: 'b',
        lineId: null,
        name: 'Bono',
        kind: 'addition',
        basis: 'fixed',
        value: 12_500,
        note: '',
        cents: 12_500,
      },
      {
        conceptId: null,
        lineId: 'l',
        name: 'Anticipo',
        kind: 'deduction',
        basis: 'fixed',
        value: 5_000,
        note: 'Del lunes',
        cents: 5_000,
      },
    ]);
  });

  it('add up in whole cents: net is gross and additions less deductions, and no line above zero gross is below it', () => {
    const anyConcept = fc.record({
      kind,
      basis: fc.constantFrom('fixed' as const, 'percent' as const, 'hourly' as const),
      value: hundredths,
    });
    const anyLine = fc.record({ kind, cents });
    fc.assert(
      fc.property(
        fc.array(anyConcept, { maxLength: 8 }),
        fc.array(anyLine, { maxLength: 8 }),
        cents,
        ms,
        fc.integer({ min: -100_000, max: 100_000 }),
        (concepts, lines, gross, time, adjustment) => {
          const figures = reckonSlip({
            ...nothing,
            pieces: worked(time, gross),
            adjustments: adjusted(adjustment),
            concepts: concepts.map((given) => concept(given)),
            lines: lines.map((given) => line(given)),
          });
          const sum = (of: string) =>
            figures.lines.filter((one) => one.kind === of).reduce((total, one) => total + one.cents, 0);
          const isWhole = (one: { cents: number }) => Number.isSafeInteger(one.cents);
          expect(figures.lines.every(isWhole)).toBe(true);
          if (gross + adjustment >= 0) expect(figures.lines.every((one) => one.cents >= 0)).toBe(true);
          expect(figures.additionCents).toBe(sum('addition'));
          expect(figures.deductionCents).toBe(sum('deduction'));
          expect(figures.netCents).toBe(gross + adjustment + sum('addition') - sum('deduction'));
        },
      ),
    );
  });
});
