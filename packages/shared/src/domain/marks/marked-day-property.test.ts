import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, type MarkKind, MINUTE_MS } from '../limits-and-defaults/index.ts';
import type { DeviceReading } from './mark-text.ts';
import { placeMark, type ServerReading } from './place-mark.ts';
import { type PlacedMark, shiftsOfMarks } from './shifts-of-marks.ts';

/*
 * The oracle: a phone lives a random day of faults, and knows the truth that the server must find out. Time is in
 * milliseconds of true time.
 */

/** Something that happens to a phone between two presses. */
const fault = fc.oneof(
  fc.record({
    kind: fc.constantFrom('awake' as const, 'asleep' as const),
    ms: fc.integer({ min: 0, max: 4 * HOUR_MS }),
  }),
  fc.constant({ kind: 'restart' as const, ms: 0 }),
  fc.constant({ kind: 'connect' as const, ms: 0 }),
);
/** A day has at most one setting of the clock: two that cancel out leave no trace while the phone sleeps. */
const day = fc.record({
  faults: fc.array(fc.array(fault, { maxLength: 3 }), { minLength: 4, maxLength: 4 }),
  wrong: fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
  set: fc.option(
    fc.record({
      before: fc.integer({ min: 0, max: 3 }),
      ms: fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
    }),
  ),
  lost: fc.option(fc.integer({ min: 0, max: 3 })),
});

const PRESSES: readonly MarkKind[] = ['in', 'pause', 'back', 'out'];

type Day = typeof day extends fc.Arbitrary<infer D> ? D : never;

interface Waiting {
  readonly kind: MarkKind;
  readonly counter: number;
  readonly reading: DeviceReading;
  readonly stamp: ServerReading;
}

/** The marks of a day as the server places them, and the times at which they were pressed. */
function live({ faults, wrong, set, lost }: Day) {
  let now = 6 * HOUR_MS;
  let mono = 0;
  let life = 1;
  let ahead = wrong;
  const read = (): DeviceReading => ({ wall: now + ahead, mono, epoch: `life-${life}` });
  let stamp: ServerReading = { ...read(), at: now };
  let waiting: Waiting[] = [];
  const placed: PlacedMark[] = [];
  const truths: number[] = [];
  const connect = () => {
    const arrival = { ...read(), at: now };
    for (const { kind, counter, reading, stamp: carried } of waiting) {
      if (counter === lost) continue;
      placed.push({
        ...placeMark(reading, carried, arrival),
        id: `m${counter}`,
        deviceId: 'phone',
        counter,
        kind,
        projectId: null,
        undoes: null,
        isPaid: false,
        isBroken: lost !== null && counter === lost + 1,
      });
    }
    waiting = [];
    stamp = arrival;
  };
  for (const [index, happened] of faults.entries()) {
    for (const { kind, ms } of happened) {
      now += ms;
      if (kind === 'awake') mono += ms;
      if (kind === 'connect') connect();
      if (kind === 'restart') {
        life += 1;
        mono = 0;
      }
    }
    if (set?.before === index) ahead += set.ms;
    now += MINUTE_MS;
    mono += MINUTE_MS;
    truths.push(now);
    waiting.push({ kind: PRESSES[index] ?? 'out', counter: index, reading: read(), stamp });
  }
  now += HOUR_MS;
  connect();
  return { placed, truths };
}

test('the minutes paid are those worked, or the difference waits for review (MARK-13) (MARK-17)', () => {
  fc.assert(
    fc.property(day, (lived) => {
      const { placed, truths } = live(lived);
      const [entrada = 0, pausa = 0, vuelve = 0, salida = 0] = truths;
      const worked = pausa - entrada + salida - vuelve;
      const { shifts } = shiftsOfMarks(placed, { longestMs: 24 * HOUR_MS, endings: new Map() });
      const paid = shifts.reduce((sum, { from, until }) => sum + ((until ?? salida) - from), 0);
      const isNamed = lived.lost !== null || shifts.some(({ isExact }) => !isExact);
      // A clock that is set by less than two minutes is steady, which costs half of that at each press.
      const tolerance = lived.set ? 4 * MINUTE_MS : 1;
      if (!isNamed) expect(Math.abs(paid - worked)).toBeLessThanOrEqual(tolerance);
      for (const mark of placed) {
        const truth = truths[mark.counter] ?? 0;
        if (!mark.isExact) expect(truth >= mark.earliest && truth <= mark.latest).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a lost mark is seen by the one after it, and pays no minute without a mark', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2 }), (lived, lost) => {
      const { placed, truths } = live({ ...lived, set: null, lost });
      const { shifts } = shiftsOfMarks(placed, { longestMs: 24 * HOUR_MS, endings: new Map() });
      const [entrada = 0] = truths;
      const salida = truths.at(-1) ?? 0;
      for (const { from, until } of shifts) {
        expect(from).toBeGreaterThanOrEqual(entrada - 1);
        expect(until ?? salida).toBeLessThanOrEqual(salida + 1);
      }
      // Without the pause the phone says that the work went on, and the next mark shows that one is missing.
      if (lost === 1) expect(shifts.some(({ isExact }) => !isExact)).toBe(true);
    }),
  );
});
