import { expect, it } from 'vitest';
import { isPhone } from './phone.ts';

it.each(['', '1', '5555-0101', '+502 5555 0101', '(502) 5555.0101', '5555 0101 / 5555 0102'])(
  'takes %j for a phone (WIRE-11)',
  (text) => expect(isPhone(text)).toBe(true),
);

it.each(['5555-0101 ext. 12', '+502 5555-0100 ext. 123 (oficina)'])(
  'takes %j for one with words behind it (WIRE-11)',
  (text) => expect(isPhone(text)).toBe(true),
);

it.each(['abc', 'tel 5555', '5abc', '+', '---', '()', 'x5555-0101'])('refuses %j (WIRE-11)', (text) =>
  expect(isPhone(text)).toBe(false),
);
