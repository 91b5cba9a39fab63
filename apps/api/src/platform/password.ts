import { randomInt } from 'node:crypto';
import { BCRYPT_COST, fitsBcrypt } from '@faena/shared/domain';
import { runHash } from './hash-pool.ts';

/** The hash of a random password that nobody knows, of the cost that all have. */
const NOBODYS_HASH = '$2b$12$ghLxy2Tjt13xmU0C35ab/Ou824xT./rsdkngnOva0IJ7epljNeHUq';

/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** 23 of 56 characters: 133 bits. */
const GENERATED_LENGTH = 23;

/**
 * Hashes a password that `isAcceptablePassword` (SESSION-17).
 * @throws AppError `unavailable` (LIMIT-4)
 */
export function hashPassword(password: string): Promise<string> {
  return runHash('hash', { password, cost: BCRYPT_COST });
}

/**
 * Whether a password is the one that was hashed. Without a hash, because there is no such person, the
 * answer is no and takes as long; a password that bcrypt would cut matches nothing.
 * @throws AppError `unavailable` (LIMIT-4)
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const matches = await runHash('compare', { password, hash: hash ?? NOBODYS_HASH });
  return matches && hash !== undefined && fitsBcrypt(password);
}

/** A new random password, fit to be read on a screen and typed. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
