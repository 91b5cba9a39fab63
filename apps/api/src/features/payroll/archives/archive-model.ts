import { model, Schema, type Types } from 'mongoose';

/** The archive of a deleted company that had runs (RUN-8). Its `_id` is that of the company. */
export interface ArchiveDoc {
  _id: Types.ObjectId;
  /** As in its last run. */
  name: string;
  deletedAt: Date;
  lastClosedAt: Date;
  runs: number;
  /** The people with slips. */
  people: number;
  /** When it was last downloaded whole, and the number of the last event then. */
  downloaded: { at: Date; seq: number } | null;
  /** There once it was decided: it is an archive no more, and what is left of it goes piece by piece. */
  purging?: true | null;
}

/** Those that stand: null finds what is absent, by the index. */
export const STANDING = { purging: null } as const;

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
