import { expect, it } from 'vitest';
import { internationalPhone } from './international-phone.ts';

it.each([
  ['5555-0101', 'America/Guatemala', '50255550101'],
  ['+502 5555 0101', 'America/Tegucigalpa', '50255550101'],
  ['502 5555-0101', 'America/Guatemala', '50255550101'],
  ['00 502 5555 0101', 'Europe/Madrid', '50255550101'],
  ['(502) 5555-0101 ext. 12', 'America/Guatemala', '50255550101'],
  ['55 1234 5678', 'America/Mexico_City', '525512345678'],
  // The country is unknown, or a digit is missing.
  ['5555-0101', 'Europe/Madrid', ''],
  ['555-0101', 'America/Guatemala', ''],
  ['', 'America/Guatemala', ''],
])('%s of a company in %s is called as %s (ANSWER-3)', (phone, timeZone, digits) => {
  expect(internationalPhone(phone, timeZone)).toBe(digits);
});
