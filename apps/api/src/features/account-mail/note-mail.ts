import type { Language } from '@faena/shared/language';
import type { ClientSession, Types } from 'mongoose';
import { canMail } from '../../platform/can-mail.ts';
import type { Services } from '../../platform/services.ts';
import { type AccountMailKind, AccountMailModel } from './model.ts';

/** Whose account it is, with the address that the mail goes to. */
interface Addressee {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/** What a mail is noted with: in whose language, and by what it is sent. */
export interface Noting {
  readonly language: Language;
  readonly services: Pick<Services, 'clock' | 'config' | 'mailer'>;
}

/**
 * Notes a mail about an account in the transaction of what it tells, so that it is neither lost nor sent for nothing;
 * `startAccountMails` sends it (EMAIL-2). Where no mail is sent there is nothing to note.
 */
export async function noteAccountMail(
  kind: AccountMailKind,
  { _id: personId, email: to }: Addressee,
  { language, services }: Noting,
  session: ClientSession,
  { counted = false } = {},
): Promise<void> {
  if (!canMail(services)) return;
  const mail = { personId, kind, to, language, at: services.clock.now(), counted, dueAt: new Date(0) };
  await new AccountMailModel(mail).save({ session });
}
