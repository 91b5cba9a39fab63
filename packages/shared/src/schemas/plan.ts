import { z } from 'zod';
import { noun, text } from './noun.ts';
import { Description, Id, Money, Name } from './primitives.ts';

/** A plan that a person can have, with its price (PLAN-1). */
export const PlanNoun = noun({
  _id: { answer: Id },
  name: text(Name),
  description: text(Description, ''),
  /** Stored in whole cents. */
  price: { answer: z.number(), creation: Money, change: Money },
});

export const Plan = PlanNoun.answer;
export type Plan = z.infer<typeof Plan>;

/** `POST /subscriptions`. */
export const NewPlan = PlanNoun.creation;
export type NewPlan = z.infer<typeof NewPlan>;

/** `PUT /subscriptions/:id`. */
export const PlanChanges = PlanNoun.changes;
export type PlanChanges = z.infer<typeof PlanChanges>;
