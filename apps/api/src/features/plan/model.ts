import { type PlainValues, PlanNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';
import { plainPaths } from '../../platform/plain-paths.ts';

/** A plan; its price in whole cents. */
export interface PlanDoc extends Lockable, PlainValues<typeof PlanNoun> {
  _id: Types.ObjectId;
  priceCents: number;
}

const schema = new Schema<PlanDoc>({
  ...plainPaths(PlanNoun),
  priceCents: { type: Number, required: true, min: 0 },
  ...lockable,
});

schema.index({ priceCents: 1, _id: 1 });

export const PlanModel = model('Plan', schema, 'subscriptions');
