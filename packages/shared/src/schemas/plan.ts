import { z } from 'zod';
import { Description, Id, Money, Name } from './primitives.ts';

/** A plan that a user can have; the price is shown with the prefix Q (PLAN-1). */
export const Plan = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  price: z.number(),
});
export type Plan = z.infer<typeof Plan>;

export const NewPlan = z.object({
  name: Name,
  description: Description.default(''),
  price: Money,
});
export type NewPlan = z.infer<typeof NewPlan>;

export const PlanChanges = z.object({ name: Name, description: Description, price: Money }).partial();
export type PlanChanges = z.infer<typeof PlanChanges>;
