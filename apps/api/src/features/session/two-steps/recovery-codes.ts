import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for one another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** Ten codes of 120 bits, each good once in place of the second step (TWOSTEP-1). */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The stored form of a code, typed in any way. At this length nobody finds a code to a hash. */
export function hashRecoveryCode(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il]/g, '1')
    .replaceAll('o', '0');
  return createHash('sha256').update(plain).digest('base64url');
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
