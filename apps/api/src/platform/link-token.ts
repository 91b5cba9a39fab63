import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 bits that nobody guesses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. As it has all the bits that its hash has, a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
