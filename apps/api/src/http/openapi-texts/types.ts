import { LENGTHS, MAX_PASSWORD_BYTES } from '@faena/shared/domain';

/** Additions to zod's JSON Schema of named types: their meaning, and their lengths. */
export const TYPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Id: {
    description: 'An id: 24 hexadecimal digits.',
    minLength: 24,
    maxLength: 24,
    examples: ['65f0c0ffee65f0c0ffee65f0'],
  },
  Instant: {
    description: 'An instant, ISO 8601 in UTC with milliseconds.',
    minLength: 20,
    maxLength: 32,
    examples: ['2026-11-20T15:00:00.000Z'],
  },
  AnyInstant: {
    description: 'An instant, ISO 8601 with any offset.',
    minLength: 17,
    maxLength: 40,
    examples: ['2026-11-20T09:00:00-06:00'],
  },
  CalendarDate: {
    description: 'A calendar date, `YYYY-MM-DD`, of the years 1900 to 2999.',
    format: 'date',
    minLength: 10,
    maxLength: 10,
    examples: ['2026-11-20'],
  },
  TimeZone: {
    description: 'An IANA time zone.',
    minLength: 1,
    maxLength: 64,
    examples: ['America/Guatemala'],
  },
  Currency: { description: 'A currency, ISO 4217.', minLength: 3, maxLength: 16, examples: ['GTQ'] },
  Color: { minLength: 7, maxLength: 7 },
  TabId: { minLength: 8, maxLength: 40 },
  Email: { description: 'An e-mail address.', format: 'email', examples: ['ines@example.com'] },
  Money: {
    description: 'Money in the unit of the company’s currency, with at most two decimals.',
    examples: [125.5],
  },
  HourlyRate: { description: 'Money an hour, with at most two decimals.', examples: [12.5] },
  Flag: {
    description: 'Yes or no.',
    enum: ['true', 'false', '1', '0', 'yes', 'no', 'y', 'n', 'on', 'off', 'enabled', 'disabled'],
  },
  AnyUsername: { description: 'A username, or an e-mail address in its place.', examples: ['ines.dentro'] },
  PlainName: {
    description: 'A name of one line.',
    minLength: 1,
    maxLength: LENGTHS.name,
    examples: ['Inés Dentro'],
  },
  FirstPassword: {
    description: 'A password that is chosen: at most 72 bytes.',
    maxLength: MAX_PASSWORD_BYTES,
  },
  NewPassword: { description: 'A password that is chosen: at most 72 bytes.', maxLength: MAX_PASSWORD_BYTES },
};
