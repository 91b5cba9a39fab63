import { fromCents } from '@faena/shared/domain';
import type { LineState, PayLine } from '@faena/shared/schemas';
import type { LineDoc } from './line-model.ts';

/** A line in the API format. */
export function lineToWire({ _id, companyId, employeeId, cents, name, kind, note }: LineDoc): PayLine {
  return {
    _id: String(_id),
    companyId: String(companyId),
    employeeId: String(employeeId),
    name,
    kind,
    amount: fromCents(cents),
    note,
  };
}

/** The state of a line in the ledger. */
export function lineState({ name, kind, cents, note }: LineDoc): LineState {
  return { name, kind, cents, note };
}
