import type { Stretch } from '@faena/shared/domain';
import type { AdjustmentState } from '@faena/shared/schemas';
import { addEvents } from '../../ledger/index.ts';
import type { AdjustmentDoc } from '../model/adjustment-model.ts';
import { timesToWire } from '../model/adjustment-wire.ts';
import type { ChangeBy } from '../model/change-by.ts';

/** The states of an adjustment in the ledger: its record without it, and with it. */
export function adjustmentStates({
  recordId,
  before,
  after,
  ms,
  cents,
  at,
}: AdjustmentDoc): Record<'without' | 'counting', AdjustmentState> {
  // A voided record keeps the times of its other state.
  const known = before ?? after ?? { startTime: at, endTime: at };
  const stateOf = (times: Stretch | null, more: Pick<AdjustmentState, 'ms' | 'cents'>): AdjustmentState => ({
    recordId: String(recordId),
    ...timesToWire(times ?? known),
    voided: times === null,
    ...more,
  });
  return { without: stateOf(before, { ms: 0, cents: 0 }), counting: stateOf(after, { ms, cents }) };
}

/** Adds an adjustment or its removal to the ledger, in the same transaction (LEDGER-1). */
export function addAdjustmentEvent(
  action: 'adjustment-made' | 'adjustment-removed',
  adjustment: AdjustmentDoc,
  { actor, at, session, reason }: ChangeBy & { readonly reason: string },
): Promise<void> {
  const { _id, companyId, employeeId } = adjustment;
  const { without, counting } = adjustmentStates(adjustment);
  const states =
    action === 'adjustment-made'
      ? { before: without, after: counting }
      : { before: counting, after: without };
  const subject = { id: _id, employeeId };
  return addEvents([{ companyId, at, actor, action, subject, ...states, reason }], session);
}
