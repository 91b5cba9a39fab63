import { describe, expect, it } from 'vitest';
import { timeFault } from './record-times.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const fault = (startTime: string, endTime: string) =>
  timeFault({ startTime: new Date(startTime), endTime: new Date(endTime) }, NOW)?.field ?? null;

describe('the times of a record that a manager writes', () => {
  it.each([
    ['an hour', '2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['a millisecond', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.001Z'],
    ['24 hours', '2026-11-18T08:00:00.000Z', '2026-11-19T08:00:00.000Z'],
    ['an hour up to this moment', '2026-11-20T14:00:00.000Z', '2026-11-20T15:00:00.000Z'],
    ['the first hour there is', '2000-01-01T00:00:00.000Z', '2000-01-01T01:00:00.000Z'],
  ])('may be %s', (_, start, end) => {
    expect(fault(start, end)).toBeNull();
  });

  it.each([
    ['end when they start', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z', 'endTime'],
    ['end before they start', '2026-11-20T09:00:00.000Z', '2026-11-20T08:00:00.000Z', 'endTime'],
    ['end in the future', '2026-11-20T14:00:00.000Z', '2026-11-20T15:00:00.001Z', 'endTime'],
    ['last longer than 24 hours', '2026-11-18T08:00:00.000Z', '2026-11-19T08:00:00.001Z', 'endTime'],
    ['start before the year 2000', '1999-12-31T23:59:59.999Z', '2000-01-01T01:00:00.000Z', 'startTime'],
  ])('never %s', (_, start, end, field) => {
    expect(fault(start, end)).toBe(field);
  });
});
