import type { Language } from '@faena/shared/language';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, unauthenticated } from '../../../kernel/errors.ts';
import { canMail } from '../../../platform/can-mail.ts';
import { transaction } from '../../../platform/database.ts';
import { countVerificationMail } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { noteAccountMail } from '../../account-mail/index.ts';
import { hasLostAddress, isVerified, PersonModel } from '../../person/index.ts';

/**
 * Sends another link that verifies the caller's own address (EMAIL-1); earlier links stay valid.
 * @throws AppError `conflict` in an installation without mail, or for an address that this account or another has
 *   verified; `rate_limited`
 */
export async function sendVerification({ id }: Actor, language: Language, services: Services): Promise<void> {
  if (!canMail(services)) throw conflict('no_mail_server');
  const person = await PersonModel.findById(id).lean();
  if (!person) throw unauthenticated();
  if (isVerified(person)) throw conflict('address_verified');
  if (await hasLostAddress(person)) throw conflict('email_taken');
  await countVerificationMail(String(id));
  await transaction((session) =>
    noteAccountMail('verify-address', person, { language, services }, session, { counted: true }),
  );
}
