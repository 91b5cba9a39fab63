import { describe, expect, it } from 'vitest';
import { instantOf, typedMoment } from './zoned-time.ts';

const at = (date: string, time: string, timeZone: string, offset = '') =>
  instantOf({ date, time }, offset, timeZone)?.toISOString() ?? null;

describe('a moment as a clock of the company shows it', () => {
  it('is the instant it was there, in any zone of this machine', () => {
    expect(at('2026-11-19', '08:00', 'America/Guatemala')).toBe('2026-11-19T14:00:00.000Z');
    expect(at('2026-11-20', '00:15', 'Asia/Kathmandu')).toBe('2026-11-19T18:30:00.000Z');
    expect(at('2026-07-01', '12:00', 'Europe/Madrid')).toBe('2026-07-01T10:00:00.000Z');
  });

  it('comes back as it was typed', () => {
    const instant = new Date('2026-11-20T05:59:59.999Z');
    expect(typedMoment(instant, 'America/Guatemala')).toEqual({ date: '2026-11-19', time: '23:59' });
  });

  it('is none where a clock change skips it, and that of its offset where one repeats it (TIME-52)', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Madrid')).toBeNull();
    expect(at('2026-10-25', '02:30', 'Europe/Madrid')).toBeNull();
    expect(at('2026-10-25', '02:30', 'Europe/Madrid', 'UTC+2')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25', '02:30', 'Europe/Madrid', 'UTC+1')).toBe('2026-10-25T01:30:00.000Z');
    expect(at('2026-03-29', '03:00', 'Europe/Madrid')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is null for an invalid date or time', () => {
    expect([at('', '08:00', 'UTC'), at('2026-11-19', '', 'UTC'), at('2026-13-40', '08:00', 'UTC')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
