import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { RecordDoc } from './record-model.ts';

/** The records a caller reaches: their own, or those made in the companies they may change. */
export function reachableRecords(actor: Actor): QueryFilter<RecordDoc> {
  return actor.role === 'employee' ? { employeeId: actor.id } : inOwnedCompanies<RecordDoc>(actor);
}
