import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, type MarkKind, MINUTE_MS } from '../limits-and-defaults/index.ts';
import type { DeviceReading } from './mark-text.ts';
import { placeMark, type ServerReading } from './place-mark.ts';
import { type PlacedMark, shiftsOfMarks } from './shifts-of-marks.ts';

/*
 * The oracle: the devices of a person live a random day of faults, and it knows the truth that the server must find
 * out. Time is in milliseconds of true time.
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
/** The presses that a tablet of the same person makes instead of the phone, and how wrong its clock is. */
const tablet = fc.record({
  presses: fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 3 }),
  wrong: fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
  connects: fc.subarray([0, 1, 2, 3]),
});

const PRESSES: readonly MarkKind[] = ['in', 'pause', 'back', 'out'];

type Day = typeof day extends fc.Arbitrary<infer D> ? D : never;
type Tablet = typeof tablet extends fc.Arbitrary<infer T> ? T : never;

interface Waiting {
  readonly press: number;
  readonly counter: number;
  readonly reading: DeviceReading;
  readonly stamp: ServerReading;
}

/** A device with its clocks; a time of its own passes only while it is awake. */
class Device {
  readonly id: string;
  ahead: number;
  readonly placed: PlacedMark[] = [];
  #mono = 0;
  #life = 1;
  #pressed = 0;
  #isMissing = false;
  #stamp: ServerReading;
  #waiting: Waiting[] = [];

  constructor(id: string, ahead: number, now: number) {
    this.id = id;
    this.ahead = ahead;
    this.#stamp = this.#read(now);
  }

  #read(now: number): ServerReading {
    return { wall: now + this.ahead, mono: this.#mono, epoch: `${this.id}-${this.#life}`, at: now };
  }

  wake(ms: number): void {
    this.#mono += ms;
  }

  restart(): void {
    this.#life += 1;
    this.#mono = 0;
  }

  press(press: number, now: number): void {
    this.#pressed += 1;
    this.#waiting.push({ press, counter: this.#pressed, reading: this.#read(now), stamp: this.#stamp });
  }

  /** The server places the marks that wait; `lost` is a press that never arrives. */
  connect(now: number, lost: number | null): void {
    const arrival = this.#read(now);
    for (const { press, counter, reading, stamp } of this.#waiting) {
      if (press !== lost) {
        this.placed.push({
          ...placeMark(reading, stamp, arrival),
          ...{ id: `m${press}`, deviceId: this.id, counter, kind: PRESSES[press] ?? 'out' },
          isBroken: this.#isMissing,
          ...{ projectId: null, taskId: null, undoes: null, isPaid: false },
        });
      }
      this.#isMissing = press === lost;
    }
    this.#waiting = [];
    this.#stamp = arrival;
  }
}

/** The marks of a day as the server places them, and the times at which they were pressed. */
function live({ faults, wrong, set, lost }: Day, second: Tablet | null = null) {
  let now = 6 * HOUR_MS;
  const phone = new Device('phone', wrong, now);
  const other = second && new Device('tablet', second.wrong, now);
  const devices = other ? [phone, other] : [phone];
  const truths: number[] = [];
  for (const [index, happened] of faults.entries()) {
    for (const { kind, ms } of happened) {
      now += ms;
      for (const device of devices) {
        if (kind === 'awake') device.wake(ms);
        if (kind === 'restart') device.restart();
      }
      if (kind === 'connect') phone.connect(now, lost);
    }
    if (second?.connects.includes(index)) other?.connect(now, lost);
    if (set?.before === index) phone.ahead += set.ms;
    now += MINUTE_MS;
    for (const device of devices) device.wake(MINUTE_MS);
    truths.push(now);
    const presser = (second?.presses.includes(index) && other) || phone;
    presser.press(index, now);
  }
  now += HOUR_MS;
  for (const device of devices) device.connect(now, lost);
  return { placed: devices.flatMap(({ placed }) => placed), truths };
}

/** The shifts of these marks, the time that they pay, whether it waits for review, and the marks that end nothing. */
function paidBy(placed: readonly PlacedMark[], truths: readonly number[]) {
  const { shifts, effects } = shiftsOfMarks(placed, { longestMs: 24 * HOUR_MS, endings: new Map() });
  const end = truths.at(-1) ?? 0;
  const paid = shifts.reduce((sum, { from, until }) => sum + ((until ?? end) - from), 0);
  const strays = placed.filter(({ id }) => effects.get(id) === 'without_start');
  return { shifts, paid, isNamed: shifts.some(({ isExact }) => !isExact), strays };
}

/** The time worked from the presses of a day. */
const workedIn = ([entrada = 0, pausa = 0, vuelve = 0, salida = 0]: readonly number[]) =>
  pausa - entrada + salida - vuelve;

/** A clock that is set by less than two minutes is steady, which costs half of that at each press. */
const toleranceOf = ({ set }: Day) => (set ? 4 * MINUTE_MS : 1);

/** Every uncertain mark has bounds that hold the truth. */
function expectHeld(placed: readonly PlacedMark[], truths: readonly number[]): void {
  for (const { id, isExact, earliest, latest } of placed) {
    const truth = truths[Number(id.slice(1))] ?? 0;
    if (!isExact) expect(truth >= earliest && truth <= latest).toBe(true);
  }
}

test('the minutes paid are those worked, or the difference waits for review (MARK-13) (MARK-17)', () => {
  fc.assert(
    fc.property(day, (lived) => {
      const { placed, truths } = live(lived);
      const { paid, isNamed } = paidBy(placed, truths);
      if (!isNamed && lived.lost === null)
        expect(Math.abs(paid - workedIn(truths))).toBeLessThanOrEqual(toleranceOf(lived));
      expectHeld(placed, truths);
    }),
    { numRuns: 500 },
  );
});

test('so are those of a person with two devices, each with a clock of its own (MARK-14)', () => {
  fc.assert(
    fc.property(day, tablet, (lived, second) => {
      const { placed, truths } = live({ ...lived, lost: null }, second);
      const { paid, isNamed, strays } = paidBy(placed, truths);
      // An exact mark without a start waits for the manager by itself; an uncertain one is in the record of its bounds.
      const isTold = isNamed || strays.some(({ isExact }) => isExact);
      // An exact mark of the phone whose clock was set is certain to two minutes (MARK-13).
      const tolerance = lived.set ? (PRESSES.length - second.presses.length) * 2 * MINUTE_MS : 1;
      if (!isTold) expect(Math.abs(paid - workedIn(truths))).toBeLessThanOrEqual(tolerance);
      expectHeld(placed, truths);
    }),
    { numRuns: 300 },
  );
});

test('a lost mark is seen by the one after it, and pays no minute without a mark', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2 }), (lived, lost) => {
      const { placed, truths } = live({ ...lived, set: null, lost });
      const { shifts } = paidBy(placed, truths);
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
