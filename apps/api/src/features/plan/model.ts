import { type PlainValues, PlanNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';

/** A plan; its price in whole cents. */
export interface PlanDoc extends PlainValues<typeof PlanNoun> {
  _id: Types.ObjectId;
  priceCents: number;
  /** Raised by whoever refers to it within a transaction: see `lockPlan`. */
  holds: number;
}

const schema = new Schema<PlanDoc>({
  ...plainPaths(PlanNoun),
  priceCents: { type: Number, required: true, min: 0 },
  holds: { type: Number, default: 0 },
});

schema.index({ priceCents: 1, _id: 1 });

export const PlanModel = model('Subscription', schema, 'subscriptions');
