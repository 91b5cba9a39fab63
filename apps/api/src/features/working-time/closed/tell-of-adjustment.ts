import type { Stretch } from '@faena/shared/domain';
import type { AdjustmentState } from '@faena/shared/schemas';
import { addEvents } from '../../ledger/index.ts';
import type { AdjustmentDoc } from '../model/adjustment-model.ts';
import { timesToWire } from '../model/adjustment-wire.ts';
import type { ChangeBy } from '../model/change-by.ts';

/** Tells the ledger of an adjustment that was made or taken back, in the same transaction (LEDGER-1). */
export function tellOfAdjustment(
  action: 'adjustment-made' | 'adjustment-removed',
  { _id, companyId, employeeId, recordId, before, after, ms, cents }: AdjustmentDoc,
  { actor, at, session, reason }: ChangeBy & { readonly reason: string },
): Promise<void> {
  // The times of a voided one are those before, or again.
  const known = before ?? after ?? { startTime: at, endTime: at };
  const stateOf = (times: Stretch | null, more: Pick<AdjustmentState, 'ms' | 'cents'>): AdjustmentState => ({
    recordId: String(recordId),
    ...timesToWire(times ?? known),
    voided: times === null,
    ...more,
  });
  const without = stateOf(before, { ms: 0, cents: 0 });
  const counting = stateOf(after, { ms, cents });
  const states =
    action === 'adjustment-made'
      ? { before: without, after: counting }
      : { before: counting, after: without };
  const subject = { id: _id, employeeId };
  return addEvents([{ companyId, at, actor, action, subject, ...states, reason }], session);
}
