import type { Cents, PaySchedule, SlipFigures } from '@faena/shared/domain';
import type { SlipAnswer } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type AnswerLinkDoc, answerLink } from './answer-link.ts';

/** The present rules for slips. */
export const SLIP_FORMAT = 2;

/** The unchangeable part of a slip as hashed: ids in hex, instants as ISO strings, money in whole cents. */
export interface FrozenSlip extends SlipFigures {
  /** The rules of its closing; absent in slips whose concepts gave nothing back (CONCEPT-6). */
  readonly format?: typeof SLIP_FORMAT;
  readonly companyId: string;
  readonly companyName: string;
  readonly runNumber: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly payday: string;
  readonly schedule: PaySchedule;
  readonly closedAt: string;
  readonly employeeId: string;
  readonly fullname: string;
  readonly username: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** A claim about a slip and its answer (ANSWER-1). */
interface ClaimDoc {
  _id: Types.ObjectId;
  date: string | null;
  text: string;
  at: Date;
  /** Absent in documents older than the field. */
  viaLink?: AnswerLinkDoc | null;
  answer: { text: string; at: Date; by: string } | null;
}

/** One person's part of a run (SLIP-1). */
export interface SlipDoc {
  _id: Types.ObjectId;
  runId: Types.ObjectId;
  companyId: Types.ObjectId;
  employeeId: Types.ObjectId;
  frozen: FrozenSlip;
  /** SHA-256 over the canonical JSON of `frozen`. */
  hash: string;
  /** Copies of fields of `frozen`, for conditions and sums. */
  netCents: Cents;
  /** The paid amount: never more than its net (PAYMENT-1). */
  paidCents: Cents;
  /** True once its run was reopened (RUN-7). */
  reopened: boolean;
  answer: SlipAnswer;
  acceptedAt: Date | null;
  /** The link by which it was accepted; absent in slips of earlier versions. */
  viaLink?: AnswerLinkDoc | null;
  /** The acceptance by link that its employee contested (ANSWER-7). */
  contested?: { acceptedAt: Date; viaLink: AnswerLinkDoc; at: Date } | null;
  /** Oldest first. */
  claims: ClaimDoc[];
}

const link = new Schema<AnswerLinkDoc>(answerLink, { _id: false });

const claim = new Schema<ClaimDoc>({
  date: { type: String, default: null },
  text: { type: String, required: true },
  at: { type: Date, required: true },
  viaLink: { type: link, default: null },
  answer: { type: { text: String, at: Date, by: String }, default: null },
});

const schema = new Schema<SlipDoc>({
  runId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  frozen: { type: Schema.Types.Mixed, required: true },
  hash: { type: String, required: true },
  netCents: { type: Number, required: true },
  paidCents: { type: Number, default: 0 },
  reopened: { type: Boolean, default: false },
  answer: { type: String, default: 'none' },
  acceptedAt: { type: Date, default: null },
  viaLink: { type: link, default: null },
  contested: { type: { acceptedAt: Date, viaLink: link, at: Date }, _id: false, default: null },
  claims: { type: [claim], default: [] },
});

/** The slips with a claim that waits for an answer (ANSWER-8). */
export const HAS_OPEN_CLAIM = { answer: 'claimed', reopened: false } as const;

schema.index({ runId: 1, employeeId: 1 }, { unique: true });
schema.index({ companyId: 1, employeeId: 1, _id: -1 });
schema.index({ employeeId: 1, _id: -1 });
schema.index(
  { companyId: 1, 'frozen.startDate': 1 },
  { name: 'claimed_of_company', partialFilterExpression: { answer: 'claimed' } },
);
// Covers the balance of a company, without a read of its slips.
schema.index({ companyId: 1, reopened: 1, 'frozen.payday': 1, netCents: 1, paidCents: 1 });

export const SlipModel = model('PayrollSlip', schema, 'payroll_slips');
