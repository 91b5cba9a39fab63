import type { Language } from '@faena/shared/language';
import { model, Schema, type Types } from 'mongoose';

/** What a mail about an account tells (EMAIL-2), or asks (EMAIL-1). */
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
  /** The address that the account had before the change; of one that is to be verified, that address. */
  to: string;
  /** Of whoever made the change, as a file they ask for. */
  language: Language;
  /** When it happened. */
  at: Date;
  /** It was counted when it was asked for (EMAIL-1). */
  counted: boolean;
  /** How often somebody has begun to send it. */
  attempts: number;
  /** Of whoever sends it at present. */
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
