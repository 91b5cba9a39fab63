import { describe, expect, test } from 'vitest';
import { narrowLead } from './server-clock.ts';

/** The answer of a server whose clock is ahead, sent and received at these times of the device. */
function reading(ahead: number, sent: number, received: number) {
  const written = (sent + received) / 2 + ahead;
  return { date: Math.floor(written / 1000) * 1000, sent, received };
}

describe("the server's time on a device whose clock is wrong (TIME-13)", () => {
  test.each([0, 250, -250, 7_200_000, -86_400_000])('a lead of %i ms is found to 50 ms', (ahead) => {
    let lead = null;
    for (let at = 0; at < 40; at += 1) lead = narrowLead(lead, reading(ahead, at * 1_037, at * 1_037 + 40));
    expect(lead?.least).toBeLessThanOrEqual(ahead);
    expect(lead?.most).toBeGreaterThanOrEqual(ahead);
    expect((lead?.most ?? 0) - (lead?.least ?? 0)).toBeLessThanOrEqual(100);
  });

  test('a slow answer never makes it worse', () => {
    const known = { least: 480, most: 520 };
    expect(narrowLead(known, reading(500, 10_000, 18_000))).toEqual(known);
  });

  test('it starts again when a clock was set', () => {
    const known = { least: 480, most: 520 };
    const lead = narrowLead(known, reading(-3_600_000, 10_000, 10_040));
    expect(lead.least).toBeLessThanOrEqual(-3_600_000);
    expect(lead.most).toBeGreaterThanOrEqual(-3_600_000);
  });
});
