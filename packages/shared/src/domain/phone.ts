import { LENGTHS } from './limits-and-defaults/index.ts';

/** A number as it is dialled: digits and separators after an optional plus. Words may follow after a space. */
const PHONE = /^[+(]*\d[\d\s().+/\-\u2010-\u2015]*(?:\s\S.*)?$/u;

/** Tests whether a text is a phone number or empty (WIRE-11). The length has its own check. */
export function isPhone(text: string): boolean {
  return text === '' || text.length > LENGTHS.phone || PHONE.test(text);
}
