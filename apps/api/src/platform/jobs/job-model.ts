import { DAY_MS, DEAD_LETTER_DAYS } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** A job of a database. A recurring one has an empty key and stays; a queued one goes when it is done. */
export interface JobDoc {
  _id: Types.ObjectId;
  name: string;
  key: string;
  data: Record<string, unknown>;
  /** The person whose deletion also deletes it. */
  about: Types.ObjectId | null;
  /** The time of the next run, by the clock of the process that stored it; null for a dead letter. */
  dueAt: Date | null;
  /** How often it has begun since it last succeeded. */
  attempts: number;
  /** The run that holds it, and the end of that lock by the clock of the database. */
  holder: string | null;
  heldUntil: Date;
  /** Whether a recurring job was requested during its run. */
  again: boolean;
  failure: string | null;
  deadAt: Date | null;
}

const schema = new Schema<JobDoc>(
  {
    name: { type: String, required: true },
    key: { type: String, default: '' },
    data: { type: Schema.Types.Mixed, default: {} },
    about: { type: Schema.Types.ObjectId, default: null },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    holder: { type: String, default: null },
    heldUntil: { type: Date, required: true },
    again: { type: Boolean, default: false },
    failure: { type: String, default: null },
    deadAt: { type: Date, default: null },
  },
  { minimize: false },
);

schema.index({ name: 1, key: 1 }, { unique: true });
schema.index({ dueAt: 1 });
schema.index({ about: 1 });
// The order in which dead letters are listed (JOB-3); an index that expires documents has one field only.
schema.index({ deadAt: -1, _id: -1 }, { partialFilterExpression: { deadAt: { $type: 'date' } } });
schema.index({ deadAt: 1 }, { expireAfterSeconds: (DEAD_LETTER_DAYS * DAY_MS) / 1_000 });

export const JobModel = model('Job', schema, 'jobs');
