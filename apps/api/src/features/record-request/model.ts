import { type PlainValues, RecordRequestNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';
import { type RecordValuesDoc, recordValues, type StateBefore, stateBefore } from '../working-time/index.ts';

interface MessageDoc {
  at: Date;
  by: Types.ObjectId;
  text: string;
}

interface DecisionDoc {
  at: Date;
  by: Types.ObjectId;
  reason: string;
}

/** The data to undo an acceptance (REQUEST-9). */
export interface GrantedDoc {
  /** The version of the record after the acceptance; a different one means a later change. */
  version: string;
  /** The former state of a corrected record; null for any other. */
  was: StateBefore | null;
  /** The adjustment of a closed record; null for any other. */
  adjustmentId: Types.ObjectId | null;
}

/** An employee's request about a record, and its outcome. */
export interface RecordRequestDoc extends PlainValues<typeof RecordRequestNoun> {
  _id: Types.ObjectId;
  employeeId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Null for a forgotten record, until it is added. */
  recordId: Types.ObjectId | null;
  askedAt: Date;
  proposed: RecordValuesDoc;
  /** The record at the time of the request. */
  asked: RecordValuesDoc | null;
  /** Oldest first; they are only ever added. */
  messages: MessageDoc[];
  decision: DecisionDoc | null;
  /** The resulting record. */
  result: RecordValuesDoc | null;
  /** Null unless it is accepted; also null after an acceptance by an earlier version. */
  granted: GrantedDoc | null;
}

const said = {
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
};
const message = new Schema<MessageDoc>({ ...said, text: { type: String, required: true } }, { _id: false });
const decision = new Schema<DecisionDoc>({ ...said, reason: { type: String, default: '' } }, { _id: false });

const granted = new Schema<GrantedDoc>(
  {
    version: { type: String, required: true },
    was: { type: stateBefore, default: null },
    adjustmentId: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

const schema = new Schema<RecordRequestDoc>({
  ...plainPaths(RecordRequestNoun),
  employeeId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  recordId: { type: Schema.Types.ObjectId, default: null },
  askedAt: { type: Date, required: true },
  proposed: { type: recordValues, required: true },
  asked: { type: recordValues, default: null },
  messages: { type: [message], default: [] },
  decision: { type: decision, default: null },
  result: { type: recordValues, default: null },
  granted: { type: granted, default: null },
});

/** The requests that wait for a manager (REQUEST-1). */
export const IS_OPEN = { status: 'open' } as const;

schema.index({ employeeId: 1, askedAt: -1, _id: -1 });
schema.index({ companyId: 1, askedAt: -1, _id: -1 });
// Open requests are few: at most 20 of a person (REQUEST-4).
schema.index(
  { employeeId: 1, companyId: 1 },
  { name: 'open_of_employee', partialFilterExpression: { status: 'open' } },
);
schema.index({ companyId: 1 }, { name: 'open_in_company', partialFilterExpression: { status: 'open' } });
schema.index({ 'decision.by': 1 }, { sparse: true });
schema.index({ 'messages.by': 1 }, { sparse: true });

export const RecordRequestModel = model('RecordRequest', schema, 'record_requests');
