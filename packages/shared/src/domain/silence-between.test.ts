import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOST_SIGNAL_MS, MAX_ENTERED_RECORD_MS } from './limits-and-defaults/index.ts';
import { calendarDateOf } from './periods.ts';
import { silenceBetween } from './silence-between.ts';

const ZONE = 'America/Guatemala';
/** A time of 20 November 2026 in Guatemala. */
const at = (time: string) => new Date(`2026-11-20T${time}-06:00`);

describe('the silence between two records (TIME-68)', () => {
  test.each([
    ['of more than five minutes is one', '07:02:00', '07:07:01', true],
    ['of five minutes is none', '07:02:00', '07:07:00', false],
    ['up to the end of the day is one', '07:02:00', '23:59:59', true],
    ['past midnight is none', '23:00:00', '24:00:00', false],
    ['of records in the wrong order is none', '09:30:00', '07:02:00', false],
  ])('%s', (_, from, until, isSilence) => {
    const silence = { from: at(from), until: at(until) };
    expect(silenceBetween(silence.from, silence.until, ZONE)).toEqual(isSilence ? silence : null);
  });

  it('lies within one day and is a record that a request may state, in any time zone', () => {
    const zones = fc.constantFrom('UTC', ZONE, 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland');
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const minutes = fc.integer({ min: -60, max: 40 * 60 });
    fc.assert(
      fc.property(instants, minutes, zones, (from, lasted, zone) => {
        const until = new Date(+from + lasted * 60_000);
        const silence = silenceBetween(from, until, zone);
        const lastedMs = +until - +from;
        const isWithin = lastedMs > LOST_SIGNAL_MS && lastedMs <= MAX_ENTERED_RECORD_MS;
        expect(silence !== null).toBe(isWithin && calendarDateOf(from, zone) === calendarDateOf(until, zone));
      }),
    );
  });

  it('is none on the day of 25 hours that a record by hand could not state', () => {
    const [from, until] = [new Date('2026-11-01T04:00:00Z'), new Date('2026-11-02T04:30:00Z')];
    expect(silenceBetween(from, until, 'America/New_York')).toBeNull();
    expect(silenceBetween(from, new Date('2026-11-02T04:00:00Z'), 'America/New_York')).not.toBeNull();
  });
});
