import { model, Schema, type Types } from 'mongoose';

/** A plan; its price in whole cents. */
export interface PlanDoc {
  _id: Types.ObjectId;
  name: string;
  description: string;
  priceCents: number;
  /** Raised by whoever refers to it within a transaction: see `lockPlan`. */
  holds: number;
}

const schema = new Schema<PlanDoc>({
  name: { type: String, required: true },
  description: { type: String, default: '' },
  priceCents: { type: Number, required: true, min: 0 },
  holds: { type: Number, default: 0 },
});

schema.index({ priceCents: 1, _id: 1 });

export const PlanModel = model('Subscription', schema, 'subscriptions');
