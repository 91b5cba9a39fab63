import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMs } from './periods.ts';
import { instantsOfWall, offsetIfTwice, offsetName } from './wall-time.ts';

const NEW_YORK = 'America/New_York';

describe('a wall time (TIME-52)', () => {
  it('that happens twice is two instants, each with its offset', () => {
    const twice = instantsOfWall(Date.parse('2026-11-01T01:30Z'), NEW_YORK);
    expect(twice.map((at) => [at.toISOString(), offsetIfTwice(at, NEW_YORK)])).toEqual([
      ['2026-11-01T05:30:00.000Z', 'UTC−4'],
      ['2026-11-01T06:30:00.000Z', 'UTC−5'],
    ]);
    // Half an hour is repeated here.
    const half = instantsOfWall(Date.parse('2026-04-05T01:45Z'), 'Australia/Lord_Howe');
    expect(half.map((at) => offsetName(at, 'Australia/Lord_Howe'))).toEqual(['UTC+11', 'UTC+10:30']);
  });

  it('that happens once has no offset, and one that a clock change skips is no instant', () => {
    expect(offsetIfTwice(new Date('2026-11-01T04:59:59Z'), NEW_YORK)).toBe('');
    expect(offsetIfTwice(new Date('2026-11-01T07:00:00Z'), NEW_YORK)).toBe('');
    expect(instantsOfWall(Date.parse('2026-03-08T02:30Z'), NEW_YORK)).toEqual([]);
  });

  it('with its offset is one instant, in every zone', () => {
    const zones = fc.constantFrom(
      NEW_YORK,
      'Europe/Madrid',
      'Australia/Lord_Howe',
      'America/Guatemala',
      'Asia/Tokyo',
    );
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    const changes = fc
      .tuple(
        fc.constantFrom('2026-11-01T06:00Z', '2026-10-25T01:00Z', '2026-04-04T15:00Z'),
        fc.integer({ min: -180, max: 180 }),
      )
      .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));
    fc.assert(
      fc.property(zones, fc.oneof(instants, changes), (zone, at) => {
        const found = instantsOfWall(localMs(at, zone), zone);
        expect(found).toContainEqual(at);
        expect(new Set(found.map((each) => offsetName(each, zone))).size).toBe(found.length);
        expect(offsetIfTwice(at, zone) !== '').toBe(found.length > 1);
      }),
    );
  });
});
