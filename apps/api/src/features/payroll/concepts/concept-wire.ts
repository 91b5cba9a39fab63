import { fromCents } from '@faena/shared/domain';
import type { Concept, ConceptState } from '@faena/shared/schemas';
import type { ConceptDoc } from './concept-model.ts';

/** The wire form of a concept. Its value has two decimals, as money or as a percentage. */
export function conceptToWire({
  _id,
  companyId,
  employeeIds,
  value,
  runId: _,
  entitlement = 'worked',
  fullAt = null,
  ...plain
}: ConceptDoc): Concept {
  return {
    ...plain,
    _id: String(_id),
    companyId: String(companyId),
    value: fromCents(value),
    ...{ entitlement, fullAt },
    employeeIds: employeeIds?.map(String) ?? null,
  };
}

/** The state of a concept in the ledger. */
export function conceptState(concept: ConceptDoc): ConceptState {
  const { name, kind, basis, value, employeeIds, once, entitlement = 'worked', fullAt } = concept;
  return {
    ...{ name, kind, basis, value, people: employeeIds?.map(String) ?? null, once },
    ...(entitlement !== 'worked' && { entitlement }),
    ...(typeof fullAt === 'number' && { fullAt }),
  };
}
