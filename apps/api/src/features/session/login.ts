import { foldName } from '@faena/shared/domain';
import type { Credentials, Session } from '@faena/shared/schemas';
import type { BrowserMemory } from '../../kernel/call.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { canMail } from '../../platform/can-mail.ts';
import { transaction } from '../../platform/database.ts';
import { verifyWithinLimits } from '../../platform/guesses.ts';
import { renewedHash, verifyPassword } from '../../platform/password.ts';
import { mayMailWrongCode } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { countAct, recordActs } from '../audit/index.ts';
import { type PersonDoc, PersonModel } from '../person/index.ts';
import { KnownBrowser } from './known-browser.ts';
import { newSession, type Origin } from './new-session.ts';
import { sessionAnswer } from './session-answer.ts';
import { findSigningIn } from './signing-in.ts';
import { takeSecondStep } from './two-steps/take-second-step.ts';

/**
 * Signs in. An unknown name and a wrong password get the same answer in the same time, and both count as failures
 * (SESSION-2, SESSION-3). A browser known to the account counts separately (GUESS-2). An account with two steps also
 * needs a code, and says so only after the right password (TWOSTEP-2).
 * @throws AppError `unauthenticated`; `rate_limited`
 */
export async function login(
  { username, password, code }: Credentials,
  origin: Origin & { readonly browser: BrowserMemory },
  services: Services,
): Promise<Session> {
  const { address, browser: memory } = origin;
  const { config, log } = services;
  const person = await findSigningIn(username, services);
  const browser = new KnownBrowser(memory, config.jwtSecret);
  const guess =
    person && browser.isKnownTo(person)
      ? { subject: `login:${person._id}:${browser.id}`, address, apart: true }
      : { subject: `login:${person?.usernameKey ?? foldName(username)}`, address, apart: false };
  let passwordRight = false;
  const verdict = await verifyWithinLimits(guess, async () => {
    passwordRight = (await verifyPassword(password, person?.passwordHash, config)) && person !== null;
    if (passwordRight && person) passwordRight = !isOver(person, services.clock.now());
    if (!passwordRight || !person) return 'wrong';
    if (!person.twoSteps?.since) return 'right';
    if (!code) return 'half';
    return (await takeSecondStep(person, code, services)) ? 'right' : 'wrong';
  });
  // Logs no typed name, because people type their passwords into the wrong field.
  const who = { user: person && String(person._id), address };
  if (!person || verdict !== 'right') {
    if (verdict === 'half') throw unauthenticated('code_required');
    log.warn({ ...who, factor: passwordRight ? 'code' : 'password' }, 'sign-in failed');
    await countAct(passwordRight ? 'code-wrong' : 'sign-in-failed', person);
    if (passwordRight && person && !guess.apart) await warnOfWrongCode(person, services);
    throw unauthenticated(passwordRight ? 'code_wrong' : 'credentials_wrong');
  }
  await renewHash(person, password, services);
  const begun = newSession(person, origin, services);
  const reply = await sessionAnswer(person, begun.token, config);
  await begun.store((session) => recordActs([{ action: 'signed-in', about: person, by: person }], session));
  log.info({ ...who, factor: person.twoSteps?.since ? 'code' : 'password' }, 'signed in');
  browser.remember(person);
  return reply;
}

/** Replaces a hash of the typed form of a password, unless another request has replaced it (SESSION-39). */
async function renewHash(
  { _id, passwordHash }: PersonDoc,
  password: string,
  { config }: Services,
): Promise<void> {
  const renewed = await renewedHash(password, passwordHash, config);
  if (renewed) await PersonModel.updateOne({ _id, passwordHash }, { $set: { passwordHash: renewed } });
}

/**
 * Warns the account that a browser it does not know had the right password and a wrong code (TWOSTEP-5). The mail is in
 * the installation's language: the request is perhaps a stranger's.
 */
async function warnOfWrongCode(person: PersonDoc, services: Services): Promise<void> {
  if (!canMail(services) || !(await mayMailWrongCode(String(person._id)))) return;
  const language = services.config.defaultLanguage;
  await transaction((session) => noteAccountMail('code-wrong', person, { language, services }, session));
}

/** Tests whether the password is an expired temporary one (RESET-4), which counts as wrong. */
function isOver({ mustChangePassword, temporaryUntil }: PersonDoc, now: Date): boolean {
  return mustChangePassword && Boolean(temporaryUntil && temporaryUntil <= now);
}
