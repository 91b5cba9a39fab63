import { z } from 'zod';
import { Description, Id, Money, Name } from './primitives.ts';

/** A plan that a user can have; the price is shown with the prefix Q (spec, section 3). */
export const Subscription = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  price: z.number(),
});
export type Subscription = z.infer<typeof Subscription>;

export const NewSubscription = z.object({
  name: Name,
  description: Description.default(''),
  price: Money,
});
export type NewSubscription = z.infer<typeof NewSubscription>;

export const SubscriptionChanges = z.object({ name: Name, description: Description, price: Money }).partial();
export type SubscriptionChanges = z.infer<typeof SubscriptionChanges>;
