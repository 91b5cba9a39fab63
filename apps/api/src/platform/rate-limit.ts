import { createHash } from 'node:crypto';
import {
  DAY_MS,
  HOUR_MS,
  LOGIN_WINDOW_MS,
  MAX_ACCOUNT_MAILS_PER_HOUR,
  MAX_INVITATION_MAILS_PER_DAY,
  MAX_INVITATIONS_PER_DAY,
  MAX_KIOSK_READS_PER_HOUR,
  MAX_LINK_FAILURES,
  MAX_LINK_USES,
  MAX_MARKS_A_DAY,
  MAX_PROFILE_CHANGES_PER_HOUR,
  MAX_RESET_MAILS_PER_HOUR,
  MAX_STRANGERS_PER_HOUR,
  MAX_VERIFICATION_MAILS_PER_HOUR,
  MAX_WRONG_CODE_MAILS_PER_HOUR,
} from '@faena/shared/domain';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf, SITE_TIMES, siteOf } from './address.ts';
import { RateLimitModel } from './rate-limit-model.ts';
import { rateLimited } from './rate-limited.ts';

// The caller states the limit.
const registrations = limiter('registration', Number.MAX_SAFE_INTEGER);
const resetMails = limiter('reset-mail', MAX_RESET_MAILS_PER_HOUR, HOUR_MS);
const verificationMails = limiter('verification-mail', MAX_VERIFICATION_MAILS_PER_HOUR, HOUR_MS);
const accountMails = limiter('account-mail', MAX_ACCOUNT_MAILS_PER_HOUR, HOUR_MS);
const wrongCodeMails = limiter('wrong-code-mail', MAX_WRONG_CODE_MAILS_PER_HOUR, HOUR_MS);
const invitations = limiter('invitation', MAX_INVITATIONS_PER_DAY, DAY_MS);
const strangers = limiter('stranger', MAX_STRANGERS_PER_HOUR, HOUR_MS);
const invitationMails = limiter('invitation-mail', MAX_INVITATION_MAILS_PER_DAY, DAY_MS);
const marks = limiter('mark', MAX_MARKS_A_DAY, DAY_MS);
const kioskReads = limiter('kiosk-read', MAX_KIOSK_READS_PER_HOUR, HOUR_MS);
const profileChanges = limiter('profile-change', MAX_PROFILE_CHANGES_PER_HOUR, HOUR_MS);

// Apart from failed sign-ins, so that old links never block these. Links to accounts count apart from those to slips
// (ANSWER-2, RESET-2).
const slipLinks = linkCounts('slip-link');
const accountLinks = linkCounts('account-link');

/** The counts of links of one kind. */
interface LinkCounts {
  readonly uses: RateLimiterMongo;
  readonly failures: RateLimiterMongo;
  readonly failuresOfSite: RateLimiterMongo;
}

/**
 * Counts a new account of an IP address, even if it fails later.
 * @throws AppError `rate_limited` above `most` in 15 minutes
 */
export async function countRegistration(address: string, most: number): Promise<void> {
  const site = siteOf(address);
  const counted = [
    [networkOf(address), most] as const,
    ...(site ? [[site, SITE_TIMES * most] as const] : []),
  ];
  for (const [network, limit] of counted) {
    const count = await registrations.consume(network);
    if (count.consumedPoints > limit) throw rateLimited(count);
  }
}

/** Counts a link to a new password for an account; false above the limit (RESET-1). */
export function mayMailReset(personId: string): Promise<boolean> {
  return isOneMore(resetMails, personId);
}

/**
 * Counts a requested link that verifies the address of an account (EMAIL-1).
 * @throws AppError `rate_limited` above the limit
 */
export function countVerificationMail(personId: string): Promise<void> {
  return consume(verificationMails, personId);
}

/** Counts a link that verifies the address of an account; false above the limit (EMAIL-1). */
export function mayMailVerification(personId: string): Promise<boolean> {
  return isOneMore(verificationMails, personId);
}

/** Counts a mail about an account for its address; false above the limit (EMAIL-2). */
export function mayMailAddress(address: string): Promise<boolean> {
  return isOneMore(accountMails, createHash('sha256').update(address).digest('base64url'));
}

/** Counts a mail about a wrong code for an account; false above the limit (TWOSTEP-5). */
export function mayMailWrongCode(personId: string): Promise<boolean> {
  return isOneMore(wrongCodeMails, personId);
}

async function isOneMore(counter: RateLimiterMongo, key: string): Promise<boolean> {
  const counted = await counter.consume(key).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return null;
    throw error;
  });
  return counted !== null;
}

/** Finds the target of a slip link, within limits (ANSWER-2). */
export function openSlipWithinLimits<T extends object>(
  address: string,
  find: () => Promise<T | null>,
  keyOf: (found: T) => string,
): Promise<T | null> {
  return openWithinLimits(address, find, keyOf, slipLinks);
}

/**
 * Counts a stranger whom a person found (INVITE-4). Once the count is spent, a look-up that finds nobody is refused too, so
 * that a refusal does not say who exists.
 * @throws AppError `rate_limited`
 */
export function countStranger(personId: string, found: boolean): Promise<void> {
  return found ? consume(strangers, personId) : refuseSpent([[strangers, personId]]);
}

/** Counts a stranger whom a person found beside others; false above the limit (INVITE-4). */
export function mayFindStranger(personId: string): Promise<boolean> {
  return isOneMore(strangers, personId);
}

/**
 * Counts marks of a device within a day (LIMIT-29).
 * @throws AppError `rate_limited`
 */
export async function countMarks(deviceId: string, number: number): Promise<void> {
  if (number > 0) await consume(marks, deviceId, number);
}

/**
 * Counts a read of a kiosk within an hour (LIMIT-50).
 * @throws AppError `rate_limited`
 */
export function countKioskRead(deviceId: string): Promise<void> {
  return consume(kioskReads, deviceId);
}

/**
 * Counts an invitation of a person within a day.
 * @throws AppError `rate_limited`
 */
export function countInvitation(personId: string): Promise<void> {
  return consume(invitations, personId);
}

/**
 * Counts a change of a person's own profile within an hour (LIMIT-13).
 * @throws AppError `rate_limited`
 */
export function countProfileChange(personId: string): Promise<void> {
  return consume(profileChanges, personId);
}

/**
 * Counts a mail towards an address's daily limit of invitations, from any inviter.
 * @throws AppError `rate_limited`
 */
export function countInvitationMail(emailKey: string): Promise<void> {
  return consume(invitationMails, emailKey);
}

/**
 * Finds a link's target, within 60 invalid links an address and 120 uses of one link in 15 minutes, by kind.
 * @param keyOf the name of the link in its count: never its token
 * @throws AppError `rate_limited` once a limit is reached, then even for a valid link
 */
export async function openWithinLimits<T extends object>(
  address: string,
  find: () => Promise<T | null>,
  keyOf: (found: T) => string,
  { uses, failures, failuresOfSite } = accountLinks,
): Promise<T | null> {
  const site = siteOf(address);
  const networks = [
    [failures, networkOf(address)] as const,
    ...(site ? [[failuresOfSite, site] as const] : []),
  ];
  await refuseSpent(networks);
  const found = await find();
  if (found) await consume(uses, keyOf(found));
  else for (const network of networks) await consume(...network);
  return found;
}

/**
 * Counts one more.
 * @throws AppError `rate_limited` when it is one too many
 */
export async function consume(counter: RateLimiterMongo, key: string, points = 1): Promise<void> {
  try {
    await counter.consume(key, points);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error) : error;
  }
}

/**
 * Refuses a caller whose count is spent, without counting.
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

function linkCounts(name: string): LinkCounts {
  return {
    uses: limiter(name, MAX_LINK_USES),
    failures: limiter(`${name}-address`, MAX_LINK_FAILURES),
    failuresOfSite: limiter(`${name}-site`, SITE_TIMES * MAX_LINK_FAILURES),
  };
}

/** A limiter of `points` in 15 minutes, or in another time. */
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
