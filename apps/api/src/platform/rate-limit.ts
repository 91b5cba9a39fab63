import { createHash } from 'node:crypto';
import {
  LOGIN_WINDOW_MS,
  MAX_LOGIN_FAILURES_PER_ADDRESS,
  MAX_LOGIN_FAILURES_PER_NAME,
  MAX_REGISTRATIONS_PER_ADDRESS,
  MAX_SLIP_LINK_FAILURES,
  MAX_SLIP_LINK_USES,
} from '@faena/shared/domain';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../kernel/errors.ts';
import { networkOf } from './address.ts';
import { RateLimitModel } from './rate-limit-model.ts';

/** Whose secret somebody tries to guess, and from where. */
export interface Attempt {
  /** The name or account under attack. */
  readonly subject: string;
  /** The caller's network address. */
  readonly address: string;
}

const perSubject = limiter('subject', MAX_LOGIN_FAILURES_PER_NAME);
const perAddress = limiter('address', MAX_LOGIN_FAILURES_PER_ADDRESS);
const registrations = limiter('registration', MAX_REGISTRATIONS_PER_ADDRESS);
const linkUses = limiter('slip-link', MAX_SLIP_LINK_USES);
// Apart from the failures of signing in, so that who opens old links all day can still sign in.
const linkFailures = limiter('slip-link-address', MAX_SLIP_LINK_FAILURES);

/**
 * Checks a guess at a secret, within 10 failures a subject and 100 an address in 15 minutes, counted in
 * the database for all processes at once (SESSION-3). A right guess does not count, and
 * clears the subject's failures.
 * @throws AppError `rate_limited` once a limit is reached, then even for a right guess
 */
export async function verifyWithinLimits(attempt: Attempt, verify: () => Promise<boolean>): Promise<boolean> {
  await refuseBeyondLimits(attempt);
  if (!(await verify())) {
    await countAttempt(attempt);
    return false;
  }
  // Guesses that failed while this one was being verified count against it: many at once gain nothing.
  await refuseBeyondLimits(attempt);
  await perSubject.delete(subjectKey(attempt));
  return true;
}

/**
 * Counts an attempt towards both limits, whatever comes of it.
 * @throws AppError `rate_limited` when it exceeds one
 */
export async function countAttempt(attempt: Attempt): Promise<void> {
  await consume(perSubject, subjectKey(attempt));
  await consume(perAddress, networkOf(attempt.address));
}

/**
 * Counts a new account towards those of its address, whether or not it comes about.
 * @throws AppError `rate_limited` when it is one too many
 */
export function countRegistration(address: string): Promise<void> {
  return consume(registrations, networkOf(address));
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

async function consume(counter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error) : error;
  }
}

async function refuseBeyondLimits(attempt: Attempt): Promise<void> {
  const [subject, address] = await Promise.all([
    perSubject.get(subjectKey(attempt)),
    perAddress.get(networkOf(attempt.address)),
  ]);
  const spent = [subject, address].filter((count) => count?.remainingPoints === 0);
  const [longest] = spent.sort((one, other) => (other?.msBeforeNext ?? 0) - (one?.msBeforeNext ?? 0));
  if (longest) throw rateLimited(longest);
}

/** Hashed: people type their passwords into the wrong field, and a name may be of any length. */
function subjectKey({ subject }: Attempt): string {
  return createHash('sha256').update(subject).digest('base64url');
}

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('rate_limited', 'too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}

function limiter(keyPrefix: string, points: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: RateLimitModel.collection.name,
    keyPrefix,
    points,
    duration: LOGIN_WINDOW_MS / 1000,
    disableIndexesCreation: true,
  });
}
