import { type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { RecordDoc } from './record-model.ts';

/** The records a caller reaches: their own, or those made in the companies they may change; in one company, if it is named. */
export function reachableRecords(actor: Actor, companyId?: string): QueryFilter<RecordDoc> {
  const reach = actor.role === 'employee' ? { employeeId: actor.id } : inOwnedCompanies<RecordDoc>(actor);
  return companyId === undefined ? reach : { $and: [reach, { companyId: new Types.ObjectId(companyId) }] };
}
