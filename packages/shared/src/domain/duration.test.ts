import { describe, expect, it } from 'vitest';
import { durationHours, durationMs } from './duration.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('duration', () => {
  it('is counted in milliseconds and told in hours', () => {
    const ms = durationMs({ startTime: at('08:00:00.000'), endTime: at('09:30:00.000') });
    expect(ms).toBe(5_400_000);
    expect(durationHours(ms)).toBe(1.5);
  });

  it('is never negative', () => {
    expect(durationMs({ startTime: at('09:00:00.000'), endTime: at('08:00:00.000') })).toBe(0);
  });
});
