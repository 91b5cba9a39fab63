import type { Language } from '@faena/shared/language';
import type { SlipMail } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

/** The mail of a slip (ANSWER-5). A slip has at most one; sending it again reuses the document. */
export interface SlipMailDoc {
  _id: Types.ObjectId;
  slipId: Types.ObjectId;
  runId: Types.ObjectId;
  companyId: Types.ObjectId;
  state: SlipMail['state'];
  failure: SlipMail['failure'];
  /** The language of the person who requested it. */
  language: Language;
  askedAt: Date;
  /** Absent in documents older than the field. */
  askedBy?: NamedThenDoc | null;
  sentAt: Date | null;
  times: number;
  /** The process that sends it, and the end of its claim by the database's clock. */
  sender: string | null;
  claimedUntil: Date;
  /** The time at which the link in the mail was stored. */
  linkedAt: Date | null;
}

const schema = new Schema<SlipMailDoc>({
  slipId: { type: Schema.Types.ObjectId, required: true },
  runId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, required: true },
  failure: { type: String, default: null },
  language: { type: String, required: true },
  askedAt: { type: Date, required: true },
  askedBy: { type: new Schema<NamedThenDoc>(namedThen), default: null },
  sentAt: { type: Date, default: null },
  times: { type: Number, required: true },
  sender: { type: String, default: null },
  claimedUntil: { type: Date, required: true },
  linkedAt: { type: Date, default: null },
});

schema.index({ slipId: 1 }, { unique: true });
schema.index({ runId: 1 });
schema.index({ companyId: 1 });
schema.index(
  { companyId: 1, askedAt: 1 },
  { name: 'failed_of_company', partialFilterExpression: { state: 'failed' } },
);
schema.index({ askedAt: 1 }, { partialFilterExpression: { state: 'waiting' } });

export const SlipMailModel = model('SlipMail', schema, 'slip_mails');
