import { foldName } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { PasswordResetAnswer } from '@faena/shared/schemas';
import type { QueryFilter } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { AppError } from '../../kernel/errors.ts';
import { countAttempt } from '../../platform/guesses.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { type PersonDoc, PersonModel } from '../person/index.ts';
import { mailPassword } from './mail-password.ts';

/**
 * Replaces a forgotten password by a temporary one, which has to be replaced after signing in (SESSION-20),
 * and ends the sessions (SESSION-21, SESSION-22). Shown on the screen, or sent by e-mail; then the answer is
 * the same, and as quick, whether or not there is such a person.
 * @throws AppError `rate_limited`; where it is shown, `not_found` for an unknown name
 */
export async function resetPassword(
  username: string,
  address: string,
  language: Language,
  services: Services,
): Promise<PasswordResetAnswer> {
  const usernameKey = foldName(username);
  await countAttempt({ subject: `login:${usernameKey}`, address });
  const person = await PersonModel.findOne({ usernameKey }).lean();
  services.log.info({ user: person && String(person._id), address }, 'password reset asked for');
  if (services.config.passwordReset === 'email') {
    const message = 'If the account exists, a temporary password is on its way by e-mail.';
    const told = answer(PasswordResetAnswer, { message, username });
    if (person)
      services.background.run('password reset failed', () => sendPassword(person, language, services));
    return told;
  }
  if (!person) throw new AppError('not_found', 'username_unknown');
  const newPassword = generatePassword();
  const message = 'Password reset successfully.';
  const shown = answer(PasswordResetAnswer, { message, username: person.username, newPassword });
  await replacePassword({ _id: person._id }, await hashPassword(newPassword));
  return shown;
}

/** The old password stays good until the mail server has taken the new one. */
async function sendPassword(person: PersonDoc, language: Language, services: Services): Promise<void> {
  const newPassword = generatePassword();
  const passwordHash = await hashPassword(newPassword);
  await mailPassword(person, newPassword, language, services);
  // Not if the password was changed meanwhile: that is the newer wish.
  await replacePassword({ _id: person._id, sessionVersion: person.sessionVersion }, passwordHash);
}

async function replacePassword(account: QueryFilter<PersonDoc>, passwordHash: string): Promise<void> {
  await PersonModel.updateOne(account, {
    $set: { passwordHash, mustChangePassword: true },
    $inc: { sessionVersion: 1 },
  });
}
