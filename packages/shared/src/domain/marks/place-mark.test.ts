import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits-and-defaults/index.ts';
import type { DeviceReading } from './mark-text.ts';
import { placeMark, type ServerReading } from './place-mark.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

/** A device that follows true time, with a clock that is set and a monotonic one that stands while it sleeps. */
class Phone {
  now = NOON;
  #ahead = 0;
  #mono = 0;
  #life = 1;

  awake(ms: number): this {
    this.now += ms;
    this.#mono += ms;
    return this;
  }

  asleep(ms: number): this {
    this.now += ms;
    return this;
  }

  setClock(ms: number): this {
    this.#ahead += ms;
    return this;
  }

  restart(): this {
    this.#life += 1;
    this.#mono = 0;
    return this;
  }

  read(): DeviceReading {
    return {
      wall: this.now + this.#ahead,
      mono: this.#mono,
      epoch: `life-${this.#life}`,
    };
  }

  stamp(): ServerReading {
    return { ...this.read(), at: this.now };
  }
}

/** The time of a mark that the device makes between two acts of the test. */
function marked(before: (phone: Phone) => unknown, after: (phone: Phone) => unknown) {
  const phone = new Phone();
  const stamp = phone.stamp();
  before(phone);
  const truth = phone.now;
  const mark = phone.read();
  after(phone);
  return { truth, time: placeMark(mark, stamp, phone.stamp()) };
}

describe('when a mark happened (MARK-13)', () => {
  test.each<[string, (phone: Phone) => unknown, (phone: Phone) => unknown]>([
    ['that is sent at once', (p) => p.awake(MINUTE_MS), (p) => p.awake(300)],
    ['of a phone in a pocket for 9 hours', (p) => p.asleep(HOUR_MS), (p) => p.asleep(9 * HOUR_MS)],
    ['of a phone that was restarted', (p) => p.asleep(HOUR_MS).restart(), (p) => p.restart().asleep(HOUR_MS)],
    [
      'of a page that stays awake while its clock is set',
      (p) => p.awake(HOUR_MS),
      (p) => p.setClock(3 * HOUR_MS).awake(HOUR_MS),
    ],
  ])('%s is exact', (_, before, after) => {
    const { truth, time } = marked(before, after);
    expect(time).toEqual({ at: truth, earliest: truth, latest: truth, isExact: true });
  });

  test.each([3 * HOUR_MS, -3 * HOUR_MS])('is exact by a clock that is always wrong by %i ms', (wrong) => {
    const phone = new Phone().setClock(wrong);
    const stamp = phone.stamp();
    const mark = phone.asleep(HOUR_MS).read();
    const truth = phone.now;
    expect(
      placeMark(
        mark,
        stamp,
        phone
          .restart()
          .asleep(8 * HOUR_MS)
          .stamp(),
      ),
    ).toMatchObject({
      at: truth,
      isExact: true,
    });
  });

  test.each<[string, (phone: Phone) => unknown, (phone: Phone) => unknown]>([
    ['was set forward before it', (p) => p.asleep(HOUR_MS).setClock(HOUR_MS), (p) => p.asleep(HOUR_MS)],
    ['was set back before it', (p) => p.asleep(2 * HOUR_MS).setClock(-HOUR_MS), (p) => p.asleep(HOUR_MS)],
    [
      'was set right after it',
      (p) => p.asleep(HOUR_MS).restart(),
      (p) => p.asleep(HOUR_MS).setClock(HOUR_MS),
    ],
    [
      'was set back, and forward again',
      (p) => p.awake(HOUR_MS).setClock(-HOUR_MS),
      (p) => p.restart().setClock(HOUR_MS).asleep(HOUR_MS),
    ],
  ])('is uncertain within its bounds if the clock %s', (_, before, after) => {
    const { truth, time } = marked(before, after);
    expect(time.isExact).toBe(false);
    expect(time.earliest).toBeLessThanOrEqual(truth);
    expect(time.latest).toBeGreaterThanOrEqual(truth);
  });

  test('is never before the last stamp or after its arrival, against the device’s own statement', () => {
    const stamp = new Phone().stamp();
    const arrival = { ...new Phone().asleep(HOUR_MS).stamp() };
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom('life-1', 'life-2'),
        (off, mono, epoch) => {
          const time = placeMark({ wall: NOON + off, mono, epoch }, stamp, arrival);
          expect(time.earliest).toBeGreaterThanOrEqual(stamp.at);
          expect(time.latest).toBeLessThanOrEqual(arrival.at);
          expect(time.at).toBeGreaterThanOrEqual(time.earliest);
          expect(time.at).toBeLessThanOrEqual(time.latest);
        },
      ),
    );
  });

  test('is within a minute of the truth if exact, and else between bounds that hold it', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom('awake' as const, 'asleep' as const),
        ms: fc.integer({ min: 0, max: 8 * HOUR_MS }),
      }),
      fc.constant({ kind: 'restart' as const, ms: 0 }),
    );
    const steps = fc.array(step, { maxLength: 4 });
    const act = (phone: Phone, done: readonly { kind: 'awake' | 'asleep' | 'restart'; ms: number }[]) => {
      for (const { kind, ms } of done) kind === 'restart' ? phone.restart() : phone[kind](ms);
    };
    fc.assert(
      fc.property(
        steps,
        steps,
        fc.integer({ min: -6 * HOUR_MS, max: 6 * HOUR_MS }),
        fc.boolean(),
        (one, two, set, early) => {
          const { truth, time } = marked(
            (phone) => {
              act(phone, one);
              if (early) phone.setClock(set);
            },
            (phone) => {
              if (!early) phone.setClock(set);
              act(phone, two);
            },
          );
          if (time.isExact) expect(Math.abs(time.at - truth)).toBeLessThanOrEqual(2 * MINUTE_MS);
          else {
            expect(time.earliest).toBeLessThanOrEqual(truth);
            expect(time.latest).toBeGreaterThanOrEqual(truth);
          }
        },
      ),
    );
  });
});
