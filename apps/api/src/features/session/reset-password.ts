import { ROLES } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import { type PasswordFromLink, PasswordFromLinkAnswer } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import type { BrowserMemory } from '../../kernel/call.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashOf } from '../../platform/link-token.ts';
import { findOneTimeLink, redeemOneTimeLink, voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import { openWithinLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { isVerified, type PersonDoc, PersonModel, proveAddress } from '../person/index.ts';
import { KnownBrowser } from './known-browser.ts';
import { resetState } from './mail-reset-link.ts';

interface LinkHolder {
  readonly address: string;
  readonly browser: BrowserMemory;
  readonly language: Language;
}

/**
 * Sets a new password, given or generated, for the holder of a mailed link (RESET-2). It ends all sessions and other
 * links, and verifies the address, because the link came by mail (EMAIL-1). A used, expired, outdated or unknown link
 * gets the same answer. The account then knows the browser, so that strangers' failures do not lock its owner out
 * (GUESS-3). Two-step verification of an unverified account ends, except an employee's (RESET-5).
 * @throws AppError `not_found`; `rate_limited`
 */
export async function resetPassword(
  { token, newPassword, generatePassword: generate }: PasswordFromLink,
  { address, browser, language }: LinkHolder,
  services: Services,
): Promise<PasswordFromLinkAnswer> {
  const { clock, config, log } = services;
  const now = clock.now();
  // Checked first, so that an invalid link costs no password hash.
  const found = await openWithinLimits(
    address,
    () => findOneTimeLink('password-reset', token, now),
    () => hashOf(token),
  );
  if (!found) throw noLink();
  const password = generate || newPassword === undefined ? generatePassword() : newPassword;
  const passwordHash = await hashPassword(password, config);
  const done = await transaction(async (session) => {
    const link = await redeemOneTimeLink('password-reset', token, now, session);
    if (!link) throw noLink();
    const person = await PersonModel.findById(link.subjectId, null, { session }).select('+twoSteps').lean();
    if (!person || resetState(person) !== link.about) throw noLink();
    if (password === newPassword) refuseWeakPassword(password, person, 'newPassword', config);
    const heldAddress = await proveAddress(person, session);
    if (!heldAddress) throw noLink();
    const losesTwoSteps = Boolean(person.twoSteps) && mayBelongToStranger(person);
    const changed = await PersonModel.findOneAndUpdate(
      { _id: person._id },
      {
        $set: {
          passwordHash,
          mustChangePassword: false,
          ...heldAddress,
          ...(losesTwoSteps && { twoSteps: null }),
        },
        $inc: { sessionVersion: 1 },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!changed) throw noLink();
    await voidOneTimeLinks(person._id, session);
    await noteAccountMail('password-changed', person, { language, services }, session);
    await recordActs([{ action: 'reset-redeemed', about: person }], session);
    if (losesTwoSteps && person.twoSteps?.since) {
      await noteAccountMail('two-steps-off', person, { language, services }, session);
      await recordActs([{ action: 'two-steps-off', about: person }], session);
    }
    return {
      person: changed,
      reply: answer(PasswordFromLinkAnswer, {
        message: 'Password changed successfully.',
        username: person.username,
        ...(password !== newPassword && { newPassword: password }),
      }),
    };
  });
  new KnownBrowser(browser, config.jwtSecret).remember(done.person);
  log.info({ user: String(done.person._id), address }, 'password reset by a link');
  return done.reply;
}

/**
 * Tests whether the second step may belong to a stranger, who signed up with another person's address. An employee's
 * never does: their company's owner can set the address, and must not bypass the employee's second step.
 */
function mayBelongToStranger(person: Pick<PersonDoc, 'emailKey' | 'verifiedEmailKey' | 'roleId'>): boolean {
  return !isVerified(person) && person.roleId !== ROLES.employee;
}

function noLink() {
  return new AppError('not_found', 'reset_link_not_found');
}
