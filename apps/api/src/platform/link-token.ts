import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash is enough, because the token has as many random bits as the hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
