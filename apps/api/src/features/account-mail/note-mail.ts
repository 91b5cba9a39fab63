import type { Language } from '@faena/shared/language';
import type { ClientSession, Types } from 'mongoose';
import { canMail } from '../../platform/can-mail.ts';
import type { Services } from '../../platform/services.ts';
import { type AccountMailKind, AccountMailModel } from './model.ts';

/** The account, with the address of the mail. */
interface Addressee {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/** The context of a mail: its language, and its sender. */
export interface Noting {
  readonly language: Language;
  readonly services: Pick<Services, 'clock' | 'config' | 'mailer'>;
}

/**
 * Notes a mail in the transaction of its event, so that neither exists without the other; `startAccountMails` sends it
 * (EMAIL-2). Where no mail is sent there is nothing to note.
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
