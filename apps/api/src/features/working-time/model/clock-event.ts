import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongoose';
import { addEvents, type EventDraft } from '../../ledger/index.ts';
import { recordState } from './record-event.ts';
import type { RecordDoc } from './record-model.ts';

/** A record before and after a change by the clock; `before` is null for a new one. */
interface ClockChange {
  readonly before: RecordDoc | null;
  readonly after: RecordDoc;
}

/**
 * Adds records that a clock or a mark ended, changed or reopened to the ledger, in the transaction that stores them
 * (LEDGER-12). The author is their employee. A beginning has no event, nor has a change of the price alone.
 */
export function addClockEvents(
  changes: readonly ClockChange[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const drafts = changes.flatMap(({ before, after }): EventDraft[] => {
    const [was, is] = [before && recordState(before), recordState(after)];
    const isBeginning = !was && is.endTime === null;
    if (isBeginning || (was && isDeepStrictEqual({ ...was, cents: null }, { ...is, cents: null }))) return [];
    const { _id: id, companyId, employeeId } = after;
    const subject = { id, employeeId };
    return [{ companyId, at, actor: null, action: 'record-clocked', subject, before: was, after: is }];
  });
  return addEvents(drafts, session);
}
