import type { WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { splitForm, splitFormOf, splitInstant, splitOf } from './split-form.ts';

const record = (given: Partial<WorkRecord>): WorkRecord => ({
  _id: 'r',
  employeeId: 'e',
  projectId: null,
  projectName: '',
  startTime: '2026-11-20T14:00:00.000Z',
  endTime: '2026-11-20T16:00:00.000Z',
  durationHours: 2,
  cost: 0,
  hourlyRate: null,
  lunch: null,
  hasPriorPrice: false,
  closedBy: [],
  adjustments: [],
  pieces: [],
  endReason: 'manual',
  needsReview: false,
  marked: false,
  voided: false,
  version: 'v1',
  corrections: [],
  gaps: [],
  evidence: null,
  ...given,
});
const NEW_YORK = 'America/New_York';
const reason = 'Eran dos obras.';

describe('when a record is split (TIME-41)', () => {
  it('begins with the whole minute in its middle, and with its project for both', () => {
    const times = { startTime: '2026-11-20T14:00:20.000Z', endTime: '2026-11-20T16:00:00.000Z' };
    expect(splitFormOf(record({ ...times, projectId: 'p' }), 'America/Guatemala')).toEqual({
      date: '2026-11-20',
      time: '09:00',
      offset: '',
      firstProjectId: 'p',
      secondProjectId: 'p',
      reason: '',
    });
  });

  it('is a time within it also where the clock shows that time twice, and asked for if both are (TIME-52)', () => {
    // 1:30 is there before and after the change at 2:00; the record began after it.
    const after = record({ startTime: '2026-11-01T06:10:00.000Z', endTime: '2026-11-01T08:00:00.000Z' });
    const typed = { date: '2026-11-01', time: '01:30', offset: '' };
    expect(splitInstant(typed, after, NEW_YORK)).toEqual(new Date('2026-11-01T06:30:00.000Z'));
    const before = record({ startTime: '2026-11-01T05:10:00.000Z', endTime: '2026-11-01T08:00:00.000Z' });
    expect(splitInstant(typed, before, NEW_YORK)).toBeNull();
    const fault = splitForm(before, NEW_YORK).safeParse({
      ...splitFormOf(before, NEW_YORK),
      ...typed,
      reason: 'x',
    });
    expect(fault.error?.issues).toMatchObject([
      { path: ['offset'], message: 'Esa hora ocurre dos veces ese día. Elija cuál.' },
    ]);
    for (const [offset, at] of [
      ['UTC−4', '2026-11-01T05:30:00.000Z'],
      ['UTC−5', '2026-11-01T06:30:00.000Z'],
    ] as const) {
      expect(splitInstant({ ...typed, offset }, before, NEW_YORK)).toEqual(new Date(at));
    }
  });

  it('is refused outside the record, and where a clock change skips it', () => {
    const one = record({ startTime: '2026-03-08T06:00:00.000Z', endTime: '2026-03-08T12:00:00.000Z' });
    const typed = (time: string, date = '2026-03-08') => ({
      ...splitFormOf(one, NEW_YORK),
      date,
      time,
      reason,
    });
    const faults = (form: ReturnType<typeof typed>) =>
      splitForm(one, NEW_YORK)
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join(), message]);
    expect(faults(typed('02:30'))).toEqual([['time', 'Esa hora no existe ese día.']]);
    for (const outside of [typed('01:00'), typed('08:00'), typed('04:00', '2026-03-07')]) {
      expect(faults(outside)).toEqual([
        ['time', 'Un registro se divide a una hora entre su inicio y su fin.'],
      ]);
    }
    expect(splitOf(typed('04:00'), one, NEW_YORK)).toMatchObject({
      at: '2026-03-08T08:00:00.000Z',
      firstProjectId: null,
      version: one.version,
    });
  });
});
