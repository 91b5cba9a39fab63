import type { Language } from '@faena/shared/language';
import { model, Schema, type Types } from 'mongoose';

/** The kinds of mail about an account (EMAIL-2) (EMAIL-1). */
export type AccountMailKind =
  | 'verify-address'
  | 'address-changed'
  | 'password-changed'
  | 'two-steps-on'
  | 'two-steps-off'
  | 'recovery-codes-renewed'
  | 'api-token-made';

/** A mail about an account that is to be sent. It is stored with what it tells, and goes once it was sent. */
export interface AccountMailDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  kind: AccountMailKind;
  /** The address before the change; for a verification, the address to verify. */
  to: string;
  /** The language of the person who made the change, as for a file. */
  language: Language;
  /** When it happened. */
  at: Date;
  /** It was counted when it was asked for (EMAIL-1). */
  counted: boolean;
  /** How often somebody has begun to send it. */
  attempts: number;
  /** The process that sends it at present. */
  sender: string | null;
  /** When it is tried, by the clock of the database; meanwhile it is its sender's. */
  dueAt: Date;
}

const schema = new Schema<AccountMailDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, required: true },
  to: { type: String, required: true },
  language: { type: String, required: true },
  at: { type: Date, required: true },
  counted: { type: Boolean, default: false },
  attempts: { type: Number, default: 0 },
  sender: { type: String, default: null },
  dueAt: { type: Date, required: true },
});

schema.index({ dueAt: 1 });
schema.index({ personId: 1 });

export const AccountMailModel = model('AccountMail', schema, 'account_mails');
