import { fromCents } from '@faena/shared/domain';
import type { Concept, ConceptState } from '@faena/shared/schemas';
import type { ConceptDoc } from './concept-model.ts';

/** A concept as it goes over the wire: its value has two decimals, whatever it is of. */
export function conceptToWire({
  _id,
  companyId,
  employeeIds,
  value,
  runId: _,
  ...plain
}: ConceptDoc): Concept {
  return {
    ...plain,
    _id: String(_id),
    companyId: String(companyId),
    value: fromCents(value),
    employeeIds: employeeIds?.map(String) ?? null,
  };
}

/** The state of a concept in the ledger. */
export function conceptState({ name, kind, basis, value, employeeIds, once }: ConceptDoc): ConceptState {
  return { name, kind, basis, value, people: employeeIds?.map(String) ?? null, once };
}
