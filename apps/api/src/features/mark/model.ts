import type {
  CodeProof,
  MarkDecision,
  MarkEffect,
  MarkKind,
  MarkReason,
  MarkResult,
} from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** A manager's decision about a waiting mark. */
interface DecisionDoc {
  decided: MarkDecision;
  at: Date;
  by: Types.ObjectId;
  reason: string;
}

/** A mark as it arrived, with its time and its effect (MARK-19). */
export interface MarkDoc {
  _id: Types.ObjectId;
  /** The device's id of it, unique for its person. */
  markId: string;
  personId: Types.ObjectId;
  deviceId: Types.ObjectId;
  deviceName: string;
  kind: MarkKind;
  counter: number;
  /** The hash of the previous mark, by its device. */
  previous: string;
  /** The hash of this mark. */
  hash: string;
  /** The device's wall time. */
  wall: Date;
  projectId: Types.ObjectId | null;
  /** The task that it names. Absent without one, and from earlier marks. */
  taskId?: Types.ObjectId;
  undoes: string | null;
  /** The company pays the time after this `pause` (MARK-24). Absent from earlier marks. */
  isPaid?: boolean;
  receivedAt: Date;
  at: Date;
  earliest: Date;
  latest: Date;
  isExact: boolean;
  /** Whether it takes part in the person's records. */
  counts: boolean;
  /** Null for one that does not count. */
  effect: MarkEffect | null;
  result: MarkResult;
  reason: MarkReason | null;
  recordId: Types.ObjectId | null;
  /** Somebody else whose device made it for its person (CREW-2). */
  markedBy: Types.ObjectId | null;
  /** When its person said that they were not there (CREW-5). */
  deniedAt: Date | null;
  /** The proof of its code (MARK-31). Absent without one, and from earlier marks. */
  code?: CodeProof;
  /** It waits for a manager (MARK-40). Absent from all others. */
  waits?: true;
  /** The company whose manager decides about it. Absent from marks that never waited. */
  companyId?: Types.ObjectId;
  /** The last decision of a manager about it (MARK-41). */
  decision?: DecisionDoc;
  /** The TTL index deletes it at this time of the machine's clock. */
  forgottenAt: Date;
}

const id = Schema.Types.ObjectId;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;

const decision = new Schema<DecisionDoc>(
  { decided: text, at: instant, by: { type: id, required: true }, reason: { type: String, default: '' } },
  { _id: false },
);

/** The index of waiting marks by time. */
export const WAITING_BY_TIME = 'waiting_by_time';

const schema = new Schema<MarkDoc>({
  markId: text,
  personId: { type: id, required: true },
  deviceId: { type: id, required: true },
  deviceName: text,
  kind: text,
  counter: { type: Number, required: true },
  previous: { type: String, default: '' },
  hash: text,
  wall: instant,
  projectId: { type: id, default: null },
  taskId: { type: id, default: undefined },
  undoes: { type: String, default: null },
  isPaid: { type: Boolean },
  receivedAt: instant,
  at: instant,
  earliest: instant,
  latest: instant,
  isExact: { type: Boolean, required: true },
  counts: { type: Boolean, required: true },
  effect: { type: String, default: null },
  result: text,
  reason: { type: String, default: null },
  recordId: { type: id, default: null },
  markedBy: { type: id, default: null },
  deniedAt: { type: Date, default: null },
  code: { type: String },
  waits: { type: Boolean },
  companyId: { type: id },
  decision: { type: decision },
  forgottenAt: instant,
});

schema.index({ personId: 1, markId: 1 }, { unique: true });
// The marks around a time, and the list of a person's marks.
schema.index({ personId: 1, at: -1, _id: -1 });
schema.index({ deviceId: 1, counter: 1 });
// The wrong codes of a person (MARK-37).
schema.index({ personId: 1, receivedAt: 1 }, { partialFilterExpression: { code: 'refuted' } });
// The marks that wait for a manager, oldest first (MARK-40).
schema.index(
  { companyId: 1, at: 1, _id: 1 },
  { name: WAITING_BY_TIME, partialFilterExpression: { waits: true } },
);
// Those of one person (MARK-57).
schema.index(
  { personId: 1, at: -1, _id: -1 },
  { name: 'waiting_of_person', partialFilterExpression: { waits: true } },
);
schema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const MarkModel = model('Mark', schema, 'marks');
