import type { OddToday } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { oddGroups } from './odd-groups.ts';

const odd = (given: Partial<OddToday>): OddToday => ({
  _id: 'r',
  companyId: 'c',
  employeeId: 'e',
  fullname: 'Ana',
  startTime: '2026-11-19T13:00:00.000Z',
  endTime: '2026-11-19T23:00:00.000Z',
  version: 'v',
  cause: 'crew',
  ...given,
});

it('nine forgotten Salidas of one day and end are one press, and another end is another (TODAY-3)', () => {
  const nine = Array.from({ length: 9 }, (_, index) => odd({ _id: String(index) }));
  const groups = oddGroups(
    [
      odd({ cause: 'other' }),
      ...nine,
      odd({ endTime: '2026-11-19T22:30:00.000Z' }),
      odd({ cause: 'denied' }),
    ],
    'America/Guatemala',
  );
  expect(groups.map(({ cause, records }) => [cause, records.length])).toEqual([
    ['crew', 9],
    ['crew', 1],
    ['denied', 1],
    ['other', 1],
  ]);
});

it('a day is the day of the company, so that one night shift is one day (TODAY-3)', () => {
  const night = [
    odd({ startTime: '2026-11-20T02:00:00.000Z' }),
    odd({ startTime: '2026-11-19T22:00:00.000Z' }),
  ];
  expect(oddGroups(night, 'America/Guatemala')).toHaveLength(1);
  expect(oddGroups(night, 'UTC')).toHaveLength(2);
});
