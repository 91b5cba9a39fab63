import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import type { TimeRecordDoc } from './model.ts';

/** The time records a caller reaches: their own, or those made in the companies they may change. */
export function reachableRecords(actor: Actor): QueryFilter<TimeRecordDoc> {
  return actor.role === 'employee' ? { employeeId: actor.id } : inOwnedCompanies<TimeRecordDoc>(actor);
}
