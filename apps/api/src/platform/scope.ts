import type { mongo, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../kernel/actor.ts';

/** A filter without values to cast, for Mongoose and for the driver. */
export type PlainFilter<T> = QueryFilter<T> & mongo.Filter<T>;

interface OfCompany {
  companyId: Types.ObjectId | null;
}

/**
 * The companies whose data the caller may change, as a filter on `companyId`: all, their own, or none (ACCESS-2,
 * ACCESS-3).
 */
export function inOwnedCompanies<T extends OfCompany>(actor: Actor): PlainFilter<T> {
  if (actor.role === 'admin') return {};
  return { companyId: { $in: [...actor.ownedCompanyIds] } } as PlainFilter<T>;
}

/** Tests whether the caller may change the data of a company. */
export function ownsCompany(actor: Actor, companyId: Types.ObjectId | null): boolean {
  if (actor.role === 'admin') return true;
  return companyId !== null && actor.ownedCompanyIds.some((owned) => owned.equals(companyId));
}
