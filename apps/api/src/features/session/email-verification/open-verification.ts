import { OpenedVerification } from '@faena/shared/schemas';
import { answer } from '../../../kernel/answer.ts';
import { findOneTimeLink } from '../../../platform/one-time-link.ts';
import type { Services } from '../../../platform/services.ts';
import { hasLostAddress, PersonModel } from '../../person/index.ts';
import { openVerificationLink } from './verification-link.ts';

/**
 * The account whose address a link verifies, so that its reader can tell whether it is theirs (EMAIL-5). The link stays valid.
 * @throws AppError `not_found` for a link that verifies nothing; `rate_limited`
 */
export async function openVerification(
  token: string,
  address: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<OpenedVerification> {
  const { username, createdAt } = await openVerificationLink(token, address, () =>
    findAccount(token, clock.now()),
  );
  return answer(OpenedVerification, { username, createdAt: createdAt.toISOString() });
}

async function findAccount(token: string, now: Date) {
  const link = await findOneTimeLink('email-verification', token, now);
  if (!link) return null;
  const { subjectId: _id, about: emailKey } = link;
  const person = await PersonModel.findOne({ _id, emailKey }).lean();
  return person && !(await hasLostAddress(person)) ? person : null;
}
