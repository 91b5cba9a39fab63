import { ROLES } from '@faena/shared/access';
import { type mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import type { PersonDoc } from './model.ts';

/**
 * The filter of the employees in reach: the caller, or those of companies that they may change (ACCESS-3, ACCESS-7).
 */
export function reachableEmployee(actor: Actor, id: string): mongo.Filter<PersonDoc> {
  const reach = actor.role === 'employee' ? { _id: actor.id } : inOwnedCompanies<PersonDoc>(actor);
  return { $and: [{ _id: new Types.ObjectId(id), roleId: ROLES.employee }, reach] };
}
