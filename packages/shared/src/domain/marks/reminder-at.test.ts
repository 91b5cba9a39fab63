import { expect, test } from 'vitest';
import { HOUR_MS, REMINDER_MS } from '../limits-and-defaults/index.ts';
import { reminderAt } from './reminder-at.ts';

const ends = { longest: 19 * HOUR_MS, usual: 17 * HOUR_MS };

test.each([
  [17 * HOUR_MS + REMINDER_MS - 1, null],
  [17 * HOUR_MS + REMINDER_MS, 'usual'],
  [19 * HOUR_MS - REMINDER_MS - 1, 'usual'],
  [19 * HOUR_MS - REMINDER_MS, 'longest'],
  [20 * HOUR_MS, 'longest'],
])(
  'at %i ms the reminder of an end at 17:00 and a longest shift at 19:00 is %s (MARK-26)',
  (now, reminder) => {
    expect(reminderAt(now, ends)).toBe(reminder);
  },
);

test('a record without a usual end has only the reminder of its longest shift (MARK-26)', () => {
  expect(reminderAt(18 * HOUR_MS, { ...ends, usual: null })).toBeNull();
  expect(reminderAt(30 * HOUR_MS, { longest: null, usual: null })).toBeNull();
});
