import { expect, test } from 'vitest';
import { dueFields, isOverdue, shownDue } from './due-date.ts';

const zone = 'America/Guatemala';
// Six hours behind UTC: the day of 20 November starts at 06:00Z.
const now = Date.parse('2026-11-20T18:00:00Z');

test('a due date is a day, sent with the instant at which that day starts', () => {
  expect(dueFields('2026-11-20', zone)).toEqual({
    dueDay: '2026-11-20',
    dueDate: '2026-11-20T06:00:00.000Z',
  });
  expect(dueFields('', zone)).toEqual({ dueDay: null, dueDate: null });
});

test('the day is shown, and an instant of the version before as its day (TASK-4)', () => {
  const dueDate = '2026-11-20T06:00:00.000Z';
  expect(shownDue({ dueDay: '2026-11-20', dueDate }, 'Pacific/Pago_Pago')).toBe('20/11/26');
  expect(shownDue({ dueDate }, zone)).toBe('20/11/26');
  expect(shownDue({ dueDate: null }, zone)).toBe('');
});

test('a task is overdue from the day after, unless it is done', () => {
  const yesterday = '2026-11-20T05:59:00Z';
  const today = '2026-11-20T06:00:00Z';
  expect(isOverdue({ dueDate: yesterday, status: 'Doing' }, now, zone)).toBe(true);
  expect(isOverdue({ dueDate: yesterday, status: 'Done' }, now, zone)).toBe(false);
  expect(isOverdue({ dueDate: today, status: 'Doing' }, now, zone)).toBe(false);
  expect(isOverdue({ dueDate: null, status: 'Doing' }, now, zone)).toBe(false);
});
