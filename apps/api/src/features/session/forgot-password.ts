import { foldName } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { PasswordResetAnswer } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { AppError, conflict } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { countAttempt, countLinkRequest } from '../../platform/guesses.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { countAct, recordActs } from '../audit/index.ts';
import { PersonModel } from '../person/index.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { findSigningIn } from './signing-in.ts';

/**
 * Helps a person who forgot their password. With mail, a link resets it. Nothing changes before its use, and known
 * and unknown names get the same answer, equally fast (RESET-1). Where passwords are displayed, a temporary one
 * replaces it and ends the sessions (SESSION-21).
 * @throws AppError `rate_limited`; `conflict` in an installation without either; for a displayed one, `not_found` for
 * an unknown name
 */
export async function forgotPassword(
  username: string,
  address: string,
  language: Language,
  services: Services,
): Promise<PasswordResetAnswer> {
  const mode = services.config.passwordReset;
  if (mode === 'off') throw conflict('password_reset_off');
  const person = await findSigningIn(username, services);
  const attempt = { subject: `login:${person?.usernameKey ?? foldName(username)}`, address };
  // The link goes to the mailbox alone, so a name spent by strangers keeps it as a way in.
  if (mode === 'email') await countLinkRequest(attempt);
  else await countAttempt(attempt);
  services.log.info({ user: person && String(person._id), address }, 'password reset asked for');
  if (mode === 'email') {
    const message = 'If the account exists, a link to a new password is on its way to its e-mail address.';
    const reply = answer(PasswordResetAnswer, { message, username });
    if (person)
      services.background.run('password reset failed', services.log, async () => {
        await countAct('reset-asked', person);
        await mailResetLink(person, language, services);
      });
    return reply;
  }
  if (!person) throw new AppError('not_found', 'username_unknown');
  const newPassword = generatePassword();
  const message = 'Password reset successfully.';
  const shown = answer(PasswordResetAnswer, { message, username: person.username, newPassword });
  const passwordHash = await hashPassword(newPassword, services.config);
  await transaction(async (session) => {
    await PersonModel.updateOne(
      { _id: person._id },
      { $set: { passwordHash, mustChangePassword: true, temporaryUntil: null }, $inc: { sessionVersion: 1 } },
      { session },
    );
    await noteAccountMail('password-changed', person, { language, services }, session);
    await recordActs([{ action: 'reset-shown', about: person }], session);
  });
  return shown;
}
