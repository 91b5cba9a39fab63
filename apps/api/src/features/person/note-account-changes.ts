import { foldName } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { type Noting, noteAccountMail } from '../account-mail/index.ts';
import type { PersonDoc } from './model.ts';

/** The change about to happen to an account. */
interface Changes {
  readonly email?: string | undefined;
  readonly passwordHash?: string | undefined;
}

/** Reports changes to the present address, and asks the new one for its verification (EMAIL-1, EMAIL-2). */
export async function noteAccountChanges(
  person: Pick<PersonDoc, '_id' | 'email' | 'emailKey' | 'companyId' | 'language'>,
  { email, passwordHash }: Changes,
  noting: Noting,
  session: ClientSession,
): Promise<void> {
  if (passwordHash !== undefined) await noteAccountMail('password-changed', person, noting, session);
  if (email === undefined || foldName(email) === person.emailKey) return;
  await noteAccountMail('address-changed', person, noting, session);
  await noteAccountMail('verify-address', { ...person, email }, noting, session);
}
