import { model, Schema, type Types } from 'mongoose';

/** A plan; its price in whole cents. */
export interface SubscriptionDoc {
  _id: Types.ObjectId;
  name: string;
  description: string;
  priceCents: number;
  /** Raised by whoever refers to it within a transaction: see `holdSubscription`. */
  holds: number;
}

const schema = new Schema<SubscriptionDoc>({
  name: { type: String, required: true },
  description: { type: String, default: '' },
  priceCents: { type: Number, required: true, min: 0 },
  holds: { type: Number, default: 0 },
});

schema.index({ priceCents: 1, _id: 1 });

export const SubscriptionModel = model('Subscription', schema, 'subscriptions');
