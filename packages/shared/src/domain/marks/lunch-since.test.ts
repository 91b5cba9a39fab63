import { expect, test } from 'vitest';
import { HOUR_MS, LONGEST_LUNCH_MS, type MarkKind } from '../limits-and-defaults/index.ts';
import { lunchSince } from './lunch-since.ts';

const NOON = Date.parse('2026-11-20T18:00:00.000Z');
const mark = (kind: MarkKind, hours: number) => ({
  kind,
  at: new Date(NOON + hours * HOUR_MS).toISOString(),
});
const withMarks = (...marks: ReturnType<typeof mark>[]) => ({ evidence: { marks } });

test('lunch goes on from an Almuerzo that is the last mark of the newest record (MARK-23)', () => {
  const now = NOON + HOUR_MS / 2;
  expect(lunchSince(withMarks(mark('in', -5), mark('pause', 0)), now)).toBe(NOON);
  expect(lunchSince(withMarks(mark('in', -5), mark('pause', 0), mark('back', 0.4)), now)).toBeNull();
  expect(lunchSince(withMarks(mark('in', -5), mark('out', 0)), now)).toBeNull();
  expect(lunchSince({ ...withMarks(mark('pause', 0)), voided: true }, now)).toBeNull();
  expect(lunchSince({ evidence: null }, now)).toBeNull();
  expect(lunchSince(null, now)).toBeNull();
});

test('an Almuerzo of more than four hours ago is no lunch any more (MARK-23)', () => {
  const record = withMarks(mark('in', -5), mark('pause', 0));
  expect(lunchSince(record, NOON + LONGEST_LUNCH_MS - 1)).toBe(NOON);
  expect(lunchSince(record, NOON + LONGEST_LUNCH_MS)).toBeNull();
});
