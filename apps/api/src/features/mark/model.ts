import type { MarkEffect, MarkKind, MarkReason, MarkResult } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** A mark as it arrived, when it happened, and what became of it (MARK-19). */
export interface MarkDoc {
  _id: Types.ObjectId;
  /** The id that its device gave it, unique for its person. */
  markId: string;
  personId: Types.ObjectId;
  deviceId: Types.ObjectId;
  deviceName: string;
  kind: MarkKind;
  counter: number;
  /** The hash of the mark before it, as its device says. */
  previous: string;
  /** The hash of this mark. */
  hash: string;
  /** The device's wall time. */
  wall: Date;
  projectId: Types.ObjectId | null;
  undoes: string | null;
  receivedAt: Date;
  at: Date;
  earliest: Date;
  latest: Date;
  isExact: boolean;
  /** It takes part in the records of its person. */
  counts: boolean;
  /** Null for one that does not count. */
  effect: MarkEffect | null;
  result: MarkResult;
  reason: MarkReason | null;
  recordId: Types.ObjectId | null;
  /** The time of its deletion by the TTL index, so by the clock of the machine. */
  forgottenAt: Date;
}

const id = Schema.Types.ObjectId;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;

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
  undoes: { type: String, default: null },
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
  forgottenAt: instant,
});

schema.index({ personId: 1, markId: 1 }, { unique: true });
// The marks around a time, and the list of a person's marks.
schema.index({ personId: 1, at: -1, _id: -1 });
schema.index({ deviceId: 1, counter: 1 });
schema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const MarkModel = model('Mark', schema, 'marks');
