import { describe, expect, it } from 'vitest';
import { isAcceptablePassword } from './password.ts';

describe('isAcceptablePassword (SESSION-17)', () => {
  it.each([
    ['six characters', 'abc123'],
    ['72 bytes', 'a'.repeat(72)],
    ['36 letters of two bytes', 'ñ'.repeat(36)],
  ])('accepts %s', (_, password) => {
    expect(isAcceptablePassword(password)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['five characters', 'abc12'],
    ['73 bytes', 'a'.repeat(73)],
    ['37 letters of two bytes', 'ñ'.repeat(37)],
  ])('refuses %s', (_, password) => {
    expect(isAcceptablePassword(password)).toBe(false);
  });
});
