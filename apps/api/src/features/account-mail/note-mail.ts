import type { Language } from '@faena/shared/language';
import type { ClientSession, Types } from 'mongoose';
import { canMail } from '../../platform/can-mail.ts';
import { emit } from '../../platform/outbox/emit.ts';
import type { Services } from '../../platform/services.ts';
import type { AccountMail, AccountMailKind } from './account-mail.ts';

/** The type of the events that a mail about an account follows. */
export const ACCOUNT_EVENT = 'account-changed';

/** The account, with the address of the mail. */
interface Addressee {
  readonly _id: Types.ObjectId;
  readonly email: string;
  readonly companyId: Types.ObjectId | null;
  /** Their own language; absent in older accounts. */
  readonly language?: Language | null | undefined;
}

/** The context of a mail: the language for people without one of their own (LANG-12), and its sender. */
export interface Noting {
  readonly language: Language;
  readonly services: Pick<Services, 'clock' | 'config' | 'mailer'>;
}

/**
 * Requests a mail in the transaction of its event, so that neither exists without the other (EMAIL-2). Does nothing
 * in an installation without mail.
 * @param options `counted` if the request counted towards the limit of mails already (EMAIL-1)
 */
export async function noteAccountMail(
  kind: AccountMailKind,
  { _id: subject, email: to, companyId: company, language: own }: Addressee,
  { language, services }: Noting,
  session: ClientSession,
  { counted = false } = {},
): Promise<void> {
  if (!canMail(services)) return;
  const at = services.clock.now();
  const mail: AccountMail = { kind, to, language: own ?? language, own: own ?? null, at, counted };
  await emit({ company, type: ACCOUNT_EVENT, at, subject, data: { ...mail } }, session);
}
