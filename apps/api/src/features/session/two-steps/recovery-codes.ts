import { createHash, randomInt } from 'node:crypto';

/** Digits and letters without i, l, o and u, which people confuse with others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** Makes ten codes of 120 bits; each replaces the second step once (TWOSTEP-1). */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/**
 * Hashes a code for storage. Case, hyphens and confused letters make no difference. A fast hash is enough, because nobody
 * can guess 120 bits.
 */
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
