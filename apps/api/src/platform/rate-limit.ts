import {
  HOUR_MS,
  LOGIN_WINDOW_MS,
  MAX_RESET_MAILS_PER_HOUR,
  MAX_SLIP_LINK_FAILURES,
  MAX_SLIP_LINK_USES,
} from '@faena/shared/domain';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../kernel/errors.ts';
import { networkOf } from './address.ts';
import { RateLimitModel } from './rate-limit-model.ts';

// Whoever counts says how many are too many.
const registrations = limiter('registration', Number.MAX_SAFE_INTEGER);
const resetMails = limiter('reset-mail', MAX_RESET_MAILS_PER_HOUR, HOUR_MS);
const linkUses = limiter('slip-link', MAX_SLIP_LINK_USES);
// Apart from the failures of signing in, so that who opens old links all day can still sign in.
const linkFailures = limiter('slip-link-address', MAX_SLIP_LINK_FAILURES);

/**
 * Counts a new account towards those of its address, whether or not it comes about.
 * @throws AppError `rate_limited` when it is one more than `most` in 15 minutes
 */
export async function countRegistration(address: string, most: number): Promise<void> {
  const count = await registrations.consume(networkOf(address));
  if (count.consumedPoints > most) throw rateLimited(count);
}

/** Counts a link to a new password towards those of its account; whether it is not one too many (RESET-1). */
export async function mayMailReset(personId: string): Promise<boolean> {
  const counted = await resetMails.consume(personId).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return null;
    throw error;
  });
  return counted !== null;
}

/**
 * Finds what a private link leads to, within 60 links an address that lead nowhere and 120 uses of one link in 15
 * minutes (ANSWER-2).
 * @param keyOf what stands for the link in its count: never its token
 * @throws AppError `rate_limited` once a limit is reached, then even for a link that is good
 */
export async function openWithinLimits<T extends object>(
  address: string,
  find: () => Promise<T | null>,
  keyOf: (found: T) => string,
): Promise<T | null> {
  const network = networkOf(address);
  const spent = await linkFailures.get(network);
  if (spent?.remainingPoints === 0) throw rateLimited(spent);
  const found = await find();
  if (found) await consume(linkUses, keyOf(found));
  else await consume(linkFailures, network);
  return found;
}

/**
 * Counts one more.
 * @throws AppError `rate_limited` when it is one too many
 */
export async function consume(counter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error) : error;
  }
}

/**
 * Lets nothing through where a count is spent; nothing is counted.
 * @throws AppError `rate_limited`
 */
export async function refuseSpent(
  counts: readonly (readonly [counter: RateLimiterMongo, key: string])[],
): Promise<void> {
  const known = await Promise.all(counts.map(([counter, key]) => counter.get(key)));
  const spent = known.filter((count) => count?.remainingPoints === 0);
  const [longest] = spent.sort((one, other) => (other?.msBeforeNext ?? 0) - (one?.msBeforeNext ?? 0));
  if (longest) throw rateLimited(longest);
}

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('rate_limited', 'too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}

/** A count of `points` in 15 minutes, or in another while. */
export function limiter(keyPrefix: string, points: number, windowMs = LOGIN_WINDOW_MS): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: RateLimitModel.collection.name,
    keyPrefix,
    points,
    duration: windowMs / 1000,
    disableIndexesCreation: true,
  });
}
