import { foldName, normalPassword } from '@faena/shared/domain';
import { type PasswordChange, PasswordChangeAnswer } from '@faena/shared/schemas';
import type { AccountCaller } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import type { BrowserMemory } from '../../kernel/call.ts';
import { forbidden, invalid, unauthenticated } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { signToken } from '../../platform/token.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { checkOwnPassword, PersonModel } from '../person/index.ts';
import { KnownBrowser } from './known-browser.ts';
import { SessionModel } from './model.ts';

interface PasswordChanger extends AccountCaller {
  readonly browser: BrowserMemory;
}

/**
 * Changes the caller's password, to a given or a generated one. All other sessions end; a new token continues this
 * one (SESSION-18), and a mail reports it (EMAIL-2). Wrong current passwords are limited like logins, so that a
 * stolen token is no use for guessing.
 * @throws AppError `forbidden` for another's name; `validation_failed` for a wrong current password or an unchanged
 * temporary one; `rate_limited`
 */
export async function changePassword(
  input: PasswordChange,
  { actor, session: calling, address, browser, language }: PasswordChanger,
  services: Services,
): Promise<PasswordChangeAnswer> {
  const { clock, config } = services;
  if (input.username !== undefined && foldName(input.username) !== foldName(actor.username))
    throw forbidden();
  const person = await checkOwnPassword(input.currentPassword, { actor, address }, services);
  const { passwordHash } = person;
  const password = passwordWanted(input);
  if (password === input.newPassword) refuseWeakPassword(password, person, 'newPassword', config);
  if (person.mustChangePassword && password === normalPassword(input.currentPassword)) {
    throw invalid('body.newPassword', 'temporary_password_kept');
  }
  const $set = { passwordHash: await hashPassword(password, config), mustChangePassword: false };
  const done = await transaction(async (session) => {
    const changed = await PersonModel.findOneAndUpdate(
      // The second of two changes at once no longer knows the current password.
      { _id: person._id, passwordHash },
      { $set, $inc: { sessionVersion: 1 } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!changed) throw wrongPassword();
    const { roleId, sessionVersion } = changed;
    // This session continues with the new version; sessions of the old version are invalid.
    await SessionModel.deleteMany({ personId: person._id, _id: { $ne: calling.id } }, { session });
    const kept = await SessionModel.updateOne({ _id: calling.id }, { $set: { sessionVersion } }, { session });
    if (kept.matchedCount === 0) throw unauthenticated();
    await noteAccountMail('password-changed', changed, { language, services }, session);
    const claims = { personId: String(person._id), sessionId: String(calling.id), roleId, sessionVersion };
    const reply = answer(PasswordChangeAnswer, {
      message: 'Password changed successfully.',
      accessToken: signToken(claims, config.jwtSecret, clock.now()),
      ...(input.generatePassword && { newPassword: password }),
    });
    await recordActs([{ action: 'password-changed', about: person }], session);
    return { changed, reply };
  });
  // The browser's mark ended with the password.
  new KnownBrowser(browser, config.jwtSecret).remember(done.changed);
  return done.reply;
}

function passwordWanted({ generatePassword: generate, newPassword }: PasswordChange): string {
  if (generate || newPassword === undefined) return generatePassword();
  return newPassword;
}

function wrongPassword() {
  return invalid('body.currentPassword', 'current_password_wrong');
}
