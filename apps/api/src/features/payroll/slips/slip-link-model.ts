import { model, Schema, type Types } from 'mongoose';

/** A private way to one slip (ANSWER-2). A slip has at most one: another takes its place. */
export interface SlipLinkDoc {
  _id: Types.ObjectId;
  slipId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** SHA-256 of the token, which nobody keeps. */
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** When it was last opened. */
  openedAt: Date | null;
}

const schema = new Schema<SlipLinkDoc>({
  slipId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  tokenHash: { type: String, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  openedAt: { type: Date, default: null },
});

schema.index({ slipId: 1 }, { unique: true });
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ companyId: 1 });

export const SlipLinkModel = model('SlipLink', schema, 'slip_links');
