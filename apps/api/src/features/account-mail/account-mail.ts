import type { Language } from '@faena/shared/language';

/** The kinds of mails about an account: notices (EMAIL-2) and one request (EMAIL-1). */
export type AccountMailKind =
  | 'verify-address'
  | 'address-changed'
  | 'password-changed'
  | 'two-steps-on'
  | 'two-steps-off'
  | 'recovery-codes-renewed'
  | 'api-token-made'
  | 'code-wrong'
  | 'pay-account-changed'
  | 'slip-answered-by-link';

/** A mail about an account: the data of the event that asks for it, and of the job that sends it. */
export interface AccountMail {
  readonly kind: AccountMailKind;
  /** The address before the change; the new address for a verification. */
  readonly to: string;
  /** The language of the person it goes to, else of the one who made the change (LANG-12). */
  readonly language: Language;
  /** Their own language, in which a link opens (LANG-15); absent in mails that an earlier version queued. */
  readonly own?: Language | null;
  /** The time of the event. */
  readonly at: Date;
  /** The request counted towards the limit already (EMAIL-1). */
  readonly counted: boolean;
}
