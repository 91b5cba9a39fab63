import { LENGTHS } from './limits-and-defaults/index.ts';

/** A number as it is dialled: digits and what separates them, a plus before. Words may follow behind a space. */
const PHONE = /^[+(]*\d[\d\s().+/\-\u2010-\u2015]*(?:\s\S.*)?$/u;

/** Whether a text is a phone number, or none (WIRE-11). One that is too long is told so elsewhere. */
export function isPhone(text: string): boolean {
  return text === '' || text.length > LENGTHS.phone || PHONE.test(text);
}
