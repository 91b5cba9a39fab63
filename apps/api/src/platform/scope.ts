import type { mongo, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../kernel/actor.ts';

/** A filter in which nothing has to be cast: Mongoose takes it, and so does the driver. */
export type PlainFilter<T> = QueryFilter<T> & mongo.Filter<T>;

interface OfCompany {
  companyId: Types.ObjectId | null;
}

/**
 * The companies whose things the caller may change, as a filter on `companyId`: all, their own, or none (ACCESS-2,
 * ACCESS-3).
 */
export function inOwnedCompanies<T extends OfCompany>(actor: Actor): PlainFilter<T> {
  if (actor.role === 'admin') return {};
  return { companyId: { $in: [...actor.ownedCompanyIds] } } as PlainFilter<T>;
}

/** Whether the caller may change the things of a company. */
export function ownsCompany(actor: Actor, companyId: Types.ObjectId | null): boolean {
  if (actor.role === 'admin') return true;
  return companyId !== null && actor.ownedCompanyIds.some((owned) => owned.equals(companyId));
}
