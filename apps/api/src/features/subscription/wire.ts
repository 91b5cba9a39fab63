import { fromCents } from '@faena/shared/domain';
import type { Plan } from '@faena/shared/schemas';
import type { SubscriptionDoc } from './model.ts';

/** A subscription as the API answers it. */
export function subscriptionToWire({ _id, name, description, priceCents }: SubscriptionDoc): Plan {
  return { _id: String(_id), name, description, price: fromCents(priceCents) };
}
