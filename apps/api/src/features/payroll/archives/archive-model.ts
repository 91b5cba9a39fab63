import { model, Schema, type Types } from 'mongoose';

/** The archive of a deleted company that had runs (RUN-8). Its `_id` is the id of the company. */
export interface ArchiveDoc {
  _id: Types.ObjectId;
  /** The company's name in its last run. */
  name: string;
  deletedAt: Date;
  /** When its last run was closed. */
  lastClosedAt: Date;
  runs: number;
  /** The people with slips. */
  people: number;
  /** The last complete download, and the number of the last ledger event at that time. */
  downloaded: { at: Date; seq: number } | null;
  /** Set once the purge was decided: the archive no longer exists, and its data is deleted piece by piece. */
  purging?: true | null;
}

/** The archives without a purge. Null matches a missing field too, and uses the index. */
export const NOT_PURGED = { purging: null } as const;

const schema = new Schema<ArchiveDoc>({
  name: { type: String, required: true },
  deletedAt: { type: Date, required: true },
  lastClosedAt: { type: Date, required: true },
  runs: { type: Number, required: true },
  people: { type: Number, required: true },
  downloaded: { type: { at: Date, seq: Number }, default: null, _id: false },
  purging: { type: Boolean, default: undefined },
});

schema.index({ purging: 1, deletedAt: -1, _id: -1 });

export const ArchiveModel = model('PayrollArchive', schema, 'payroll_archives');
