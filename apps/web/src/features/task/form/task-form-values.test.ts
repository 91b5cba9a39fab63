import { describe, expect, it } from 'vitest';
import { changedFields, formOf, newFields, TaskForm, wholeHours } from './task-form-values.ts';

const ZONE = 'America/Guatemala';
const empty = formOf(null, ZONE);

describe('the task form (TASK-3)', () => {
  it.each([
    ['8', 8],
    [' 12 ', 12],
    ['0', 0],
    ['1,000', 1_000],
    ['2.5', null],
    ['-3', null],
    ['1e3', null],
    ['abc', null],
    ['', null],
  ])('the hours typed %j are %j: whole and not negative, else none (TASK-3)', (text, hours) => {
    expect(wholeHours(text)).toBe(hours);
  });

  it('title required', () => {
    expect(TaskForm.safeParse(empty).success).toBe(false);
    expect(TaskForm.safeParse({ ...empty, title: '   ' }).success).toBe(false);
    expect(TaskForm.parse({ ...empty, title: ' Pintar ' }).title).toBe('Pintar');
  });

  it('a due date is sent as a time, and left out when empty', () => {
    expect(newFields({ ...empty, dueDate: '2026-12-01' }, ZONE).dueDate).toBe('2026-12-01T06:00:00.000Z');
    expect(newFields(empty, ZONE)).not.toHaveProperty('dueDate');
  });

  it('a due date comes back as the day that was chosen, also in another time zone', () => {
    for (const zone of [ZONE, 'UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
      const { dueDay, dueDate = null } = newFields({ ...empty, dueDate: '2026-03-29' }, zone);
      expect(formOf({ ...task, dueDate }, zone).dueDate).toBe('2026-03-29');
      expect(formOf({ ...task, dueDate, dueDay: dueDay ?? undefined }, 'Asia/Tokyo').dueDate).toBe(
        '2026-03-29',
      );
    }
  });

  it('sends only the changed fields; an emptied due date is null', () => {
    const before = formOf({ ...task, dueDate: '2026-12-01T06:00:00.000Z' }, ZONE);
    expect(changedFields(before, before, ZONE)).toEqual({});
    expect(changedFields(before, { ...before, dueDate: '', tags: ['a'] }, ZONE)).toEqual({
      dueDay: null,
      dueDate: null,
      tags: ['a'],
    });
  });
});

const task = {
  _id: 't',
  id: 't',
  title: 'Pintar',
  description: '',
  priority: 'High' as const,
  status: 'Doing' as const,
  order: 0,
  dueDate: null,
  estimatedHours: 3,
  tags: [],
  assignedTo: [],
  project: { _id: 'p', name: 'P' },
  createdBy: 'u',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
};
