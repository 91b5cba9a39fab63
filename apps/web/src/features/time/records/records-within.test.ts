import type { WorkRecord } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { recordsWithin } from './records-within.ts';

const record = (_id: string, startTime: string, endTime: string | null): WorkRecord => ({
  _id,
  employeeId: 'e',
  projectId: null,
  projectName: '',
  startTime,
  endTime,
  durationHours: 0,
  cost: 0,
  hourlyRate: null,
  endReason: null,
  needsReview: false,
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
});

it('shows the records with time within the period, in the time zone of the company', () => {
  // 19 November in Guatemala is from 06:00 to 06:00 UTC.
  const records = [
    record('ends as it begins', '2026-11-19T04:00:00Z', '2026-11-19T06:00:00Z'),
    record('crosses its first midnight', '2026-11-19T04:00:00Z', '2026-11-19T06:00:01Z'),
    record('within', '2026-11-19T14:00:00Z', '2026-11-19T15:00:00Z'),
    record('no length', '2026-11-19T06:00:00Z', '2026-11-19T06:00:00Z'),
    record('still running', '2026-11-18T14:00:00Z', null),
    record('begins as it ends', '2026-11-20T06:00:00Z', null),
  ];
  const day = { startDate: '2026-11-19', endDate: '2026-11-19' };
  expect(recordsWithin(records, day, 'America/Guatemala').map(({ _id }) => _id)).toEqual([
    'crosses its first midnight',
    'within',
    'no length',
    'still running',
  ]);
});
