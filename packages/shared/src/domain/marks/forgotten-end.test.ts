import { describe, expect, test } from 'vitest';
import { certainEnd, crewEnd, usualEnd } from './forgotten-end.ts';

const ZONE = 'America/Guatemala';
/** A time of November 2026 in Guatemala, such as `20 17:05`. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day.padStart(2, '0')}T${time}:00.000-06:00`);
};
const FRIDAY = at('20 07:00');

describe('the usual end (MARK-21)', () => {
  test('is the median of the last ten of that weekday', () => {
    const fridays = [at('13 17:00'), at('6 16:30'), new Date('2026-10-30T19:00:00.000-06:00')];
    expect(usualEnd(FRIDAY, [at('19 12:00'), ...fridays], ZONE)).toEqual(at('20 17:00'));
  });

  test('is none from fewer than three days', () => {
    expect(usualEnd(FRIDAY, [at('13 17:00'), at('6 16:30')], ZONE)).toBeNull();
  });

  test('is on the next day for somebody who begins in the evening', () => {
    expect(crewEnd(at('20 22:00'), [at('20 06:00'), at('20 06:10')], ZONE)).toEqual(at('21 06:00'));
  });
});

describe('an end in the hour that a clock change repeats, in New York on 1 November (MARK-21)', () => {
  const SUMMER = '-04:00';
  const WINTER = '-05:00';
  const early = (time: string, offset: string) => new Date(`2026-11-01T${time}:00.000${offset}`);
  const halfPastOne = [new Date('2026-10-31T05:30:00.000Z'), new Date('2026-10-31T05:31:00.000Z')];

  test.each([
    ['the first 1:30 follows 0:50', early('00:50', SUMMER), early('01:30', SUMMER)],
    ['the second 1:30 follows the first 1:50', early('01:50', SUMMER), early('01:30', WINTER)],
    ['the second 1:30 follows the second 1:10', early('01:10', WINTER), early('01:30', WINTER)],
    [
      'that of the next day follows the second 1:50',
      early('01:50', WINTER),
      new Date('2026-11-02T06:30:00.000Z'),
    ],
  ])('is the first such instant after the start: %s', (_, start, end) => {
    expect(crewEnd(start, halfPastOne, 'America/New_York')).toEqual(end);
  });
});

describe('the certain end', () => {
  test('is the earliest that is known, and the limit otherwise', () => {
    const limit = at('20 19:00');
    const nothing = { usual: null, crew: null, lastSign: null };
    expect(certainEnd(limit, nothing)).toEqual(limit);
    expect(certainEnd(limit, { ...nothing, usual: at('20 17:00'), lastSign: at('20 15:30') })).toEqual(
      at('20 15:30'),
    );
    expect(certainEnd(limit, { ...nothing, crew: at('20 23:00') })).toEqual(limit);
  });
});
