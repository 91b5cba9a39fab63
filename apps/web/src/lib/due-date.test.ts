import { expect, test } from 'vitest';
import { dueDay, dueInstant, isOverdue } from './due-date.ts';

const zone = 'America/Guatemala';
// Six hours behind UTC: the day of 20 November starts at 06:00Z.
const now = Date.parse('2026-11-20T18:00:00Z');

test('a due date is a calendar date of the company, sent as the start of that day', () => {
  expect(dueInstant('2026-11-20', zone)).toBe('2026-11-20T06:00:00.000Z');
  expect(dueDay({ dueDate: '2026-11-20T06:00:00.000Z' }, zone)).toBe('2026-11-20');
  expect(dueDay({ dueDate: null }, zone)).toBe('');
});

test('a task is overdue from the day after, unless it is done', () => {
  const yesterday = '2026-11-20T05:59:00Z';
  const today = '2026-11-20T06:00:00Z';
  expect(isOverdue({ dueDate: yesterday, status: 'Doing' }, now, zone)).toBe(true);
  expect(isOverdue({ dueDate: yesterday, status: 'Done' }, now, zone)).toBe(false);
  expect(isOverdue({ dueDate: today, status: 'Doing' }, now, zone)).toBe(false);
  expect(isOverdue({ dueDate: null, status: 'Doing' }, now, zone)).toBe(false);
});
