import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';
import { type RateDoc, rateSchema } from './model.ts';

/** The name of a deleted account whose working time or words are kept. */
export interface FormerPersonDoc extends Lockable {
  _id: Types.ObjectId;
  fullname: string;
  username: string;
  /** Their hours may be repriced later. */
  rates: RateDoc[];
}

const schema = new Schema<FormerPersonDoc>({
  fullname: { type: String, required: true },
  username: { type: String, required: true },
  rates: { type: [rateSchema], default: [] },
  ...lockable,
});

export const FormerPersonModel = model('FormerPerson', schema, 'former_people');
