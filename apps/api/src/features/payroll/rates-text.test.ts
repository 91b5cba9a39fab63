import { expect, it } from 'vitest';
import { gapsText } from './gaps-text.ts';
import { ratesText } from './rates-text.ts';

it('the times of prices have their offset in an hour that happens twice (TIME-52)', () => {
  const piece = (startTime: string, endTime: string, rateCents: number) => ({
    date: '2026-11-01',
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    rateCents,
    costCents: rateCents,
  });
  const pieces = [
    piece('2026-11-01T04:30:00Z', '2026-11-01T05:30:00Z', 1_000),
    piece('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 2_000),
  ];
  const terms = {
    timeZone: 'America/New_York',
    currency: 'USD',
    language: 'es',
    format: 'csv',
    range: { startDate: '2026-11-01', endDate: '2026-11-01' },
  } as const;
  const record = { pieces, hasPriorPrice: false } as unknown as Parameters<typeof ratesText>[0];
  expect(ratesText(record, terms)).toBe(
    '2026-11-01 00:30–01:30 UTC−4 × $10.00 = $10.00; 2026-11-01 01:30 UTC−4 – 01:30 UTC−5 × $20.00 = $20.00',
  );
});

it('the gaps of a record have their offset in an hour that happens twice (TIME-52)', () => {
  const gap = (from: string, until: string, used: boolean) => ({
    from: new Date(from),
    until: new Date(until),
    used,
  });
  const gaps = [
    gap('2026-11-01T04:30:00Z', '2026-11-01T04:45:00Z', true),
    gap('2026-11-01T05:50:00Z', '2026-11-01T06:10:00Z', false),
  ];
  const record = { gaps } as Parameters<typeof gapsText>[0];
  expect(gapsText(record, { timeZone: 'America/New_York', language: 'es' })).toBe(
    '00:30–00:45; 01:50 UTC−4 – 01:10 UTC−5 (sin uso)',
  );
  expect(gapsText({ gaps: [] }, { timeZone: 'America/New_York', language: 'es' })).toBeNull();
});
