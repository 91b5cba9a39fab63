import { createHash } from 'node:crypto';
import { MAX_LOGIN_FAILURES_PER_ADDRESS, MAX_LOGIN_FAILURES_PER_NAME } from '@faena/shared/domain';
import { networkOf, SITE_TIMES, siteOf } from './address.ts';
import { KeyedPlaces } from './keyed-places.ts';
import { consume, limiter, refuseSpent } from './rate-limit.ts';

/** The subject of a guess, and its source. */
export interface Guess {
  /** The name or account under attack. */
  readonly subject: string;
  /** The caller's network address. */
  readonly address: string;
  /** Counted by its subject alone: a browser the account knows (GUESS-2). */
  readonly apart?: boolean;
}

const perSubject = limiter('subject', MAX_LOGIN_FAILURES_PER_NAME);
const perAddress = limiter('address', MAX_LOGIN_FAILURES_PER_ADDRESS);
const perSite = limiter('site', SITE_TIMES * MAX_LOGIN_FAILURES_PER_ADDRESS);

// A guess counts while it is verified. Others wait, so that they hardly refuse a right guess, and one address takes
// only its share.
const room = { waiting: 500, retryAfter: 5, reason: 'too_many_sign_ins' } as const;
const atSubject = new KeyedPlaces({ places: 1, ...room });
const atNetwork = new KeyedPlaces({ places: 10, ...room });

/** The verdict on a guess; `half` is right but incomplete, and reveals nothing else. */
export type Verdict = 'right' | 'half' | 'wrong';

/**
 * Checks a guess, within 10 failures a subject and 100 an address in 15 minutes. All processes count it before it is
 * verified (SESSION-3, GUESS-1). A guess that is not wrong is uncounted, and a right one clears the subject's
 * failures.
 * @throws AppError `rate_limited` once a limit is reached, then even for a right guess; `unavailable`
 */
export async function verifyWithinLimits(guess: Guess, verify: () => Promise<Verdict>): Promise<Verdict> {
  const leaveNetwork = await atNetwork.take(networkOf(guess.address));
  try {
    const leaveSubject = await atSubject.take(guess.subject);
    try {
      await refuseSpent(countersOf(guess));
      return await verifyCounted(guess, verify);
    } finally {
      leaveSubject();
    }
  } finally {
    leaveNetwork();
  }
}

/**
 * Counts an attempt towards its limits, whether or not it succeeds.
 * @throws AppError `rate_limited` when it exceeds one
 */
export async function countAttempt(guess: Guess): Promise<void> {
  const counted: Counter[] = [];
  for (const counter of countersOf(guess)) {
    try {
      await consume(...counter);
    } catch (error) {
      await giveBack(counted);
      throw error;
    }
    counted.push(counter);
  }
}

/**
 * Counts a request for a mailed link towards both limits; only the limit of the address refuses (GUESS-3).
 * @throws AppError `rate_limited` when it exceeds the limit of its address
 */
export async function countLinkRequest(guess: Guess): Promise<void> {
  for (const counter of networkCounters(guess)) await consume(...counter);
  await perSubject.penalty(subjectKey(guess));
}

async function verifyCounted(guess: Guess, verify: () => Promise<Verdict>): Promise<Verdict> {
  await countAttempt(guess);
  const [subject, ...others] = countersOf(guess);
  let verdict: Verdict;
  try {
    verdict = await verify();
  } catch (error) {
    // The guess was refused without being checked.
    await giveBack([subject, ...others]);
    throw error;
  }
  if (verdict === 'half') await giveBack([subject, ...others]);
  if (verdict === 'right') await Promise.all([subject[0].delete(subject[1]), giveBack(others)]);
  return verdict;
}

type Counter = readonly [counter: ReturnType<typeof limiter>, key: string];

function countersOf(guess: Guess): readonly [Counter, ...Counter[]] {
  const subject: Counter = [perSubject, subjectKey(guess)];
  return guess.apart ? [subject] : [subject, ...networkCounters(guess)];
}

function networkCounters({ address }: Guess): Counter[] {
  const site = siteOf(address);
  return [[perAddress, networkOf(address)], ...(site ? [[perSite, site] as const] : [])];
}

async function giveBack(counted: readonly Counter[]): Promise<void> {
  await Promise.all(counted.map(([counter, key]) => counter.reward(key)));
}

/** Hashed: people type their passwords into the wrong field, and a name may be of any length. */
function subjectKey({ subject }: Guess): string {
  return createHash('sha256').update(subject).digest('base64url');
}
