import type { EmailVerification } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { unauthenticated } from '../../../kernel/errors.ts';
import { canMail } from '../../../platform/can-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { isVerified, PersonModel } from '../../person/index.ts';

/** The state of the caller's own address (EMAIL-1). */
export async function getVerification({ id }: Actor, services: Services): Promise<EmailVerification> {
  const person = await PersonModel.findById(id).lean();
  if (!person) throw unauthenticated();
  return { verified: isVerified(person), available: canMail(services) };
}
