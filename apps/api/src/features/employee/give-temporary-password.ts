import { TEMPORARY_PASSWORD_MS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { TemporaryPassword } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { lockPerson, PersonModel, reachableEmployee } from '../person/index.ts';

/** The giver, and the language of the mail about it (EMAIL-2). */
interface Giver {
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Replaces an employee's password by a temporary one, which only this answer contains (RESET-4). Their sessions end.
 * The next sign-in must choose another one, within 7 days (SESSION-20).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function giveTemporaryPassword(
  id: string,
  { actor, language }: Giver,
  services: Services,
): Promise<TemporaryPassword> {
  const { clock } = services;
  const mine = reachableEmployee(actor, id);
  if (!(await PersonModel.exists(mine))) throw notFound('employee');
  const newPassword = generatePassword();
  const passwordHash = await hashPassword(newPassword, services.config);
  return transaction(async (session) => {
    const employee = await lockPerson(mine, session);
    if (!employee) throw notFound('employee');
    const temporaryUntil = new Date(+clock.now() + TEMPORARY_PASSWORD_MS);
    await PersonModel.updateOne(
      { _id: employee._id },
      { $set: { passwordHash, mustChangePassword: true, temporaryUntil }, $inc: { sessionVersion: 1 } },
      { session },
    );
    await noteAccountMail('password-changed', employee, { language, services }, session);
    await recordActs([{ action: 'password-set', about: employee }], session);
    return answer(TemporaryPassword, {
      message: 'Temporary password given.',
      username: employee.username,
      newPassword,
      until: temporaryUntil.toISOString(),
    });
  });
}
