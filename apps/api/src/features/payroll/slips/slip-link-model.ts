import { model, Schema, type Types } from 'mongoose';
import { type AnswerLinkDoc, answerLink } from './answer-link.ts';

/**
 * A private link to one slip (ANSWER-2), with its maker and its delivery (ANSWER-6). A slip has at most one: a new one
 * replaces it.
 */
export interface SlipLinkDoc extends Partial<AnswerLinkDoc> {
  _id: Types.ObjectId;
  slipId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** SHA-256 of the token; the token itself is not stored. */
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** The last opening. */
  openedAt: Date | null;
  /** Whether the link was mailed to a verified address of the employee. */
  toVerified?: boolean;
}

const schema = new Schema<SlipLinkDoc>({
  slipId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  tokenHash: { type: String, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  openedAt: { type: Date, default: null },
  ...answerLink,
  toVerified: { type: Boolean, default: false },
});

schema.index({ slipId: 1 }, { unique: true });
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ companyId: 1 });

export const SlipLinkModel = model('SlipLink', schema, 'slip_links');
