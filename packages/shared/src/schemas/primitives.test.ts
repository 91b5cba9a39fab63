import { describe, expect, it } from 'vitest';
import { AnyInstant, Instant, InstantOrDate, Name, OptionalEmail } from './primitives.ts';

describe('an instant that is taken in (WIRE-27)', () => {
  it.each(['1900-01-01T00:00:00Z', '2026-11-20T14:03:00.000-06:00', '2999-12-31T23:59:59.999Z'])(
    'may be %s, and can be answered',
    (text) => {
      expect(AnyInstant.parse(text)).toBe(text);
      expect(Instant.safeParse(new Date(text).toISOString()).success).toBe(true);
    },
  );

  it.each([
    '9999-12-31T23:59:59-14:00',
    '0000-01-01T00:00:00+14:00',
    '3000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T14:03:00',
    'tomorrow',
    '',
  ])('is refused as %j', (text) => {
    expect(AnyInstant.safeParse(text).success).toBe(false);
    expect(InstantOrDate.safeParse(text).success).toBe(false);
  });
});

describe('a name (WIRE-11)', () => {
  it('has one space where several were typed, which do not count for its length', () => {
    expect(Name.parse('  Taller \t\u00a0 Luna ')).toBe('Taller Luna');
    expect(Name.parse(`a${' '.repeat(300)}b`)).toBe('a b');
    expect(Name.safeParse('   ').error?.issues).toMatchObject([{ message: 'Required.' }]);
    expect(Name.safeParse('x'.repeat(201)).success).toBe(false);
  });
});

describe('a refused union names its fault', () => {
  it.each([
    ['nobody', 'Not a valid e-mail address.'],
    [`${'a'.repeat(300)}@example.com`, 'At most 254 characters.'],
  ])('an optional e-mail address: %s', (text, message) => {
    expect(OptionalEmail.safeParse(text).error?.issues).toMatchObject([{ message }]);
    expect(OptionalEmail.parse('')).toBe('');
  });

  it('a time or a calendar date', () => {
    expect(InstantOrDate.safeParse('tomorrow').error?.issues).toMatchObject([
      { message: 'Neither a time (ISO-8601) nor a calendar date (YYYY-MM-DD).' },
    ]);
  });
});
