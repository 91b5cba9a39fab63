import { LineOfBusinessNoun, type PlainValues } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';
import { plainPaths } from '../../platform/plain-paths.ts';

/** A line of business; companies refer to it by id, so a rename shows everywhere at once. */
export interface LineOfBusinessDoc extends Lockable, PlainValues<typeof LineOfBusinessNoun> {
  _id: Types.ObjectId;
  /** Folded name, held unique. */
  nameKey: string;
}

const schema = new Schema<LineOfBusinessDoc>({
  ...plainPaths(LineOfBusinessNoun),
  nameKey: { type: String, required: true },
  ...lockable,
});

/** Alphabetical order as a Spanish dictionary has it. */
export const SPANISH = { locale: 'es' };

schema.index({ nameKey: 1 }, { unique: true });
schema.index({ name: 1, _id: 1 }, { collation: SPANISH });

export const LineOfBusinessModel = model('LineOfBusiness', schema, 'lines_of_business');
