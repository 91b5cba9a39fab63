import { randomInt } from 'node:crypto';
import { fitsBcrypt, normalPassword } from '@faena/shared/domain';
import type { Config } from './config.ts';
import { runHash } from './hash-pool.ts';

/** The cost of the hashes of this process. */
type Costs = Pick<Config, 'bcryptCost'>;

/** Salt and digest of a random password that nobody knows. */
const NOBODYS = 'ghLxy2Tjt13xmU0C35ab/Ou824xT./rsdkngnOva0IJ7epljNeHUq';

/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** 23 of 56 characters: 133 bits. */
const GENERATED_LENGTH = 23;

/**
 * Hashes the normal form (SESSION-39) of a password that passed `isAcceptablePassword` (SESSION-17).
 * @throws AppError `unavailable` (LIMIT-4)
 */
export function hashPassword(password: string, { bcryptCost }: Costs): Promise<string> {
  return runHash('hash', { password: normalPassword(password), cost: bcryptCost });
}

/**
 * Compares a password with a hash: in its normal form, and as typed for older hashes (SESSION-39). An unknown person has
 * no hash: the comparison takes the same time and returns false. A password that bcrypt would cut matches nothing.
 * @throws AppError `unavailable` (LIMIT-4)
 */
export async function verifyPassword(
  typed: string,
  hash: string | undefined,
  costs: Costs,
): Promise<boolean> {
  const normal = normalPassword(typed);
  const matches = await matchesHash(normal, hash, costs);
  return matches || (typed !== normal && matchesHash(typed, hash, costs));
}

/** A new hash of the normal form, for a hash of the typed form. Null when none is needed, or bcrypt would cut it. */
export async function renewedHash(typed: string, hash: string, costs: Costs): Promise<string | null> {
  const normal = normalPassword(typed);
  if (typed === normal || !fitsBcrypt(normal) || (await matchesHash(normal, hash, costs))) return null;
  return hashPassword(normal, costs);
}

async function matchesHash(password: string, hash: string | undefined, costs: Costs): Promise<boolean> {
  const matches = await runHash('compare', { password, hash: hash ?? nobodysHash(costs) });
  return matches && hash !== undefined && fitsBcrypt(password);
}

/** A hash of the configured cost that no password matches. */
function nobodysHash({ bcryptCost }: Costs): string {
  return `$2b$${String(bcryptCost).padStart(2, '0')}$${NOBODYS}`;
}

/** Generates a random password that is easy to read and type. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
