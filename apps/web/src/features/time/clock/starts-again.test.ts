import { END_REASONS, type STOP_REASONS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { expect, test } from 'vitest';
import { startsAgainOnLoad, startsAgainWhileOpen } from './starts-again.ts';

function ended(endReason: WorkRecord['endReason']): WorkRecord {
  return {
    _id: '',
    employeeId: '',
    projectId: null,
    projectName: '',
    startTime: '2026-11-20T14:00:00.000Z',
    endTime: '2026-11-20T15:00:00.000Z',
    durationHours: 1,
    cost: 0,
    hourlyRate: null,
    endReason,
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
  };
}

const reasonsThat = (startsAgain: (last: WorkRecord | null) => boolean) =>
  END_REASONS.filter((reason) => startsAgain(ended(reason)));

test('on load time goes on after an unload, with or without a goodbye, and after nothing else', () => {
  expect(reasonsThat(startsAgainOnLoad)).toEqual(['unload', 'lost_signal']);
  expect(startsAgainOnLoad(null)).toBe(false);
});

test('while a tab is open its record goes on only after an unload that was none', () => {
  expect(reasonsThat(startsAgainWhileOpen)).toEqual(['unload'] satisfies (typeof STOP_REASONS)[number][]);
  expect(startsAgainWhileOpen(null)).toBe(false);
});
