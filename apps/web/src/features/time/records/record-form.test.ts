import type { WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { changesOf, formOf, type RecordForm, recordForm } from './record-form.ts';

const ZONE = 'America/Guatemala';
const record: WorkRecord = {
  _id: 'r',
  employeeId: 'e',
  projectId: 'p',
  projectName: 'Muelle',
  startTime: '2026-03-09T14:03:27.512Z',
  endTime: '2026-03-09T23:00:41.000Z',
  durationHours: 8.95,
  cost: 0,
  hourlyRate: null,
  endReason: 'lost_signal',
  needsReview: true,
  marked: false,
  voided: false,
  version: 'v1',
  corrections: [],
  gaps: [],
  evidence: null,
  pieces: [],
  lunch: null,
  hasPriorPrice: false,
  closedBy: [],
  adjustments: [],
};
const shown = { ...formOf(record, ZONE, ''), reason: 'Se fue la luz.' };
const changed = (form: Partial<RecordForm>) => changesOf({ ...shown, ...form }, record, ZONE);
/** The faults of a form, by field. */
const faults = (form: Partial<RecordForm>, of: WorkRecord | null = record) =>
  recordForm(of, ZONE)
    .safeParse({ ...shown, ...form })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the form of a record', () => {
  it('shows the times of the company, to the minute', () => {
    expect(shown).toEqual({
      startDate: '2026-03-09',
      startTime: '08:03',
      startOffset: '',
      endDate: '2026-03-09',
      endTime: '17:00',
      endOffset: '',
      projectId: 'p',
      reason: 'Se fue la luz.',
    });
    expect(formOf(null, ZONE, '2026-03-09')).toMatchObject({ startDate: '2026-03-09', startTime: '' });
  });

  it('sends only changes, and keeps the seconds of the other time', () => {
    expect(changed({})).toBeNull();
    expect(changed({ endTime: '17:30' })).toEqual({ endTime: '2026-03-09T23:30:00.000Z' });
    expect(changed({ startDate: '2026-03-08', startTime: '23:00' })).toEqual({
      startTime: '2026-03-09T05:00:00.000Z',
    });
    expect(changed({ projectId: '' })).toEqual({ projectId: null });
  });

  it('asks which of two times is meant where a clock change repeats it, and keeps the one it shows (TIME-52)', () => {
    const zone = 'America/New_York';
    const night = { ...record, startTime: '2026-11-01T05:30:00.000Z', endTime: '2026-11-01T06:30:00.000Z' };
    const form = { ...formOf(night, zone, ''), reason: 'Turno de noche.' };
    expect(form).toMatchObject({
      startTime: '01:30',
      startOffset: 'UTC−4',
      endTime: '01:30',
      endOffset: 'UTC−5',
    });
    expect(changesOf(form, night, zone)).toBeNull();
    const other = { ...form, startDate: '2026-10-31', startTime: '23:00', endOffset: 'UTC−4' };
    expect(changesOf(other, night, zone)).toEqual({
      startTime: '2026-11-01T03:00:00.000Z',
      endTime: '2026-11-01T05:30:00.000Z',
    });
    const refused = recordForm(null, zone).safeParse({ ...form, startOffset: '', endTime: '03:00' });
    expect(refused.error?.issues).toMatchObject([
      { path: ['startOffset'], message: 'Esa hora ocurre dos veces ese día. Elija cuál.' },
    ]);
  });

  it('refuses times that cannot be, and an absent reason, before they are sent', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ reason: ' ' })).toEqual(['reason: Este dato es necesario.']);
    expect(faults({ endTime: '08:00' })).toEqual(['endTime: El fin no es posterior al inicio.']);
    expect(faults({ endDate: '2026-03-10', endTime: '08:04' })).toEqual([
      'endTime: Un registro dura a lo sumo 24 horas.',
    ]);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(faults({ startDate: tomorrow, endDate: tomorrow })).toEqual([
      'endTime: El fin está en el futuro.',
    ]);
    expect(faults({ startTime: '' }, null)).toEqual(['startTime: Este dato es necesario.']);
  });
});
