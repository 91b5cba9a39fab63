import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from './limits-and-defaults/index.ts';
import type { LikelyEnds } from './marks/forgotten-end.ts';
import {
  type CountedToday,
  DAY_COUNTS,
  DAY_STATES,
  dayCounts,
  isCounted,
  lateAfter,
  type OddRecord,
  oddCause,
} from './today.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

describe('who is late today (TODAY-2)', () => {
  it('is who began more than fifteen minutes after the median of all', () => {
    expect(lateAfter([at('13:00'), at('13:02'), at('14:40')])).toEqual(at('13:17'));
    expect(lateAfter([at('13:00'), at('14:00')])).toBeNull();
  });

  it('is never half of those who came, whatever the order', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 720 }), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(starts, (minutes) => {
        const dates = minutes.map((minute) => new Date(+at('12:00') + minute * MINUTE_MS));
        const late = dates.filter((start) => +start > +(lateAfter(dates) ?? 0));
        expect(late.length).toBeLessThanOrEqual(dates.length / 2);
        expect(lateAfter(dates.toReversed())).toEqual(lateAfter(dates));
      }),
    );
  });
});

describe('the counts of a day (TODAY-8)', () => {
  const somebody: fc.Arbitrary<CountedToday> = fc.record({
    state: fc.constantFrom(...DAY_STATES),
    isLate: fc.boolean(),
  });
  const companies = fc.array(fc.array(somebody, { maxLength: 40 }), { maxLength: 20 });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

  it('the states add up to all people, and each count to its list', () => {
    fc.assert(
      fc.property(fc.array(somebody, { maxLength: 80 }), (people) => {
        const counts = dayCounts(people);
        expect(sum(DAY_STATES.map((state) => counts[state]))).toBe(people.length);
        for (const count of DAY_COUNTS) {
          expect(people.filter((person) => isCounted(person, count))).toHaveLength(counts[count]);
        }
      }),
    );
  });

  it('the counts of all companies are the sums of each company', () => {
    fc.assert(
      fc.property(companies, (each) => {
        const all = dayCounts(each.flat());
        for (const count of DAY_COUNTS) {
          expect(all[count]).toBe(sum(each.map((people) => dayCounts(people)[count])));
        }
      }),
    );
  });
});

describe('the cause for which a record waits (TODAY-3)', () => {
  const record: OddRecord = { endTime: at('23:00'), forgotten: null, isDenied: false, isExact: true };
  const forgotten = { usual: null, crew: null, lastSign: null };

  it('is the likely end up to which a forgotten Salida pays', () => {
    const ended = (ends: Partial<LikelyEnds>) =>
      oddCause({ ...record, forgotten: { ...forgotten, ...ends } });
    expect(ended({ crew: at('23:00'), usual: at('23:00') })).toBe('crew');
    expect(ended({ crew: at('23:30'), usual: at('23:00') })).toBe('usual');
    expect(ended({ lastSign: at('23:00') })).toBe('last_sign');
    expect(ended({ usual: at('23:30') })).toBe('limit');
  });

  it('is the word of its person before anything else, then the time of its marks', () => {
    const denied = { ...record, forgotten: { ...forgotten, crew: at('23:00') }, isDenied: true };
    expect(oddCause(denied)).toBe('denied');
    expect(oddCause({ ...record, isExact: false })).toBe('uncertain');
    expect(oddCause(record)).toBe('other');
  });
});
