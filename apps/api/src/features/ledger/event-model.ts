import type { LedgerEvent } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../person/index.ts';

/** An event in its stored form; the states before and after are stored in the API format. */
export interface LedgerEventDoc extends Pick<LedgerEvent, 'action' | 'before' | 'after' | 'reason' | 'hash'> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  /** From 1, without a gap (LEDGER-3). */
  seq: number;
  at: Date;
  actor: NamedThenDoc;
  subject: {
    kind: LedgerEvent['subject']['kind'];
    id: Types.ObjectId | null;
    employee: NamedThenDoc | null;
  };
  /** The hash of the event before it; empty in the first. */
  prev: string;
  /** `LEDGER_FORMAT` at its time; absent in events older than formats. */
  format?: LedgerEvent['format'];
}

/** The end of the chain of a company. Its `_id` is the company's. */
export interface LedgerHeadDoc {
  _id: Types.ObjectId;
  seq: number;
  hash: string;
}

const eventSchema = new Schema<LedgerEventDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  seq: { type: Number, required: true },
  at: { type: Date, required: true },
  actor: namedThen,
  action: { type: String, required: true },
  subject: {
    kind: { type: String, required: true },
    id: { type: Schema.Types.ObjectId, default: null },
    employee: { type: new Schema<NamedThenDoc>(namedThen), default: null },
  },
  before: { type: Schema.Types.Mixed, default: null },
  after: { type: Schema.Types.Mixed, default: null },
  reason: { type: String, default: '' },
  prev: { type: String, default: '' },
  format: { type: Number, default: undefined },
  hash: { type: String, required: true },
});

eventSchema.index({ companyId: 1, seq: 1 }, { unique: true });
eventSchema.index({ companyId: 1, 'subject.kind': 1, seq: -1 });
// With the kind, so that a list without clocks reads none of their events (LEDGER-14).
eventSchema.index({ companyId: 1, 'subject.employee._id': 1, 'subject.kind': 1, seq: -1 });
eventSchema.index({ 'subject.employee._id': 1, 'subject.kind': 1, _id: -1 });

export const LedgerEventModel = model('LedgerEvent', eventSchema, 'ledger_events');

const headSchema = new Schema<LedgerHeadDoc>({
  seq: { type: Number, required: true },
  hash: { type: String, required: true },
});

export const LedgerHeadModel = model('LedgerHead', headSchema, 'ledger_heads');
