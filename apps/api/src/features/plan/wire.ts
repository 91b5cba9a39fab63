import { fromCents } from '@faena/shared/domain';
import type { Plan } from '@faena/shared/schemas';
import type { PlanDoc } from './model.ts';

/** A subscription as the API answers it. */
export function planToWire({ _id, name, description, priceCents }: PlanDoc): Plan {
  return { _id: String(_id), name, description, price: fromCents(priceCents) };
}
