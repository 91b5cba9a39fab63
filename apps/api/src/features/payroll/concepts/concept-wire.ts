import { fromCents } from '@faena/shared/domain';
import type { Concept, ConceptState } from '@faena/shared/schemas';
import type { ConceptDoc } from './concept-model.ts';
import { earnedOf } from './concept-values.ts';

/** A concept in the API format. Its value has two decimals, as money or as a percentage. */
export function conceptToWire(concept: ConceptDoc): Concept {
  const { _id, companyId, employeeIds, value, runId: _, ...plain } = concept;
  return {
    ...plain,
    _id: String(_id),
    companyId: String(companyId),
    value: fromCents(value),
    ...earnedOf(concept),
    employeeIds: employeeIds?.map(String) ?? null,
  };
}

/** The state of a concept in the ledger. */
export function conceptState(concept: ConceptDoc): ConceptState {
  const { name, kind, basis, value, employeeIds, once } = concept;
  const { entitlement, fullAt } = earnedOf(concept);
  return {
    ...{ name, kind, basis, value, people: employeeIds?.map(String) ?? null, once },
    ...(entitlement !== 'worked' && { entitlement }),
    ...(fullAt !== null && { fullAt }),
  };
}
