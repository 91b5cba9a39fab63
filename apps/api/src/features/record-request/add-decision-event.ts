import type { RequestState } from '@faena/shared/schemas';
import { addEvents, type EventDraft } from '../ledger/index.ts';
import type { ChangeBy } from '../working-time/index.ts';
import type { RecordRequestDoc } from './model.ts';

type Decided = Extract<EventDraft, { action: `request-${string}` }>['action'];

/** Adds a manager's decision about a request, or its reversal, to the ledger, in the same transaction (LEDGER-1). */
export function addDecisionEvent(
  action: Decided,
  before: RecordRequestDoc,
  after: RecordRequestDoc,
  { actor, at, session, reason = after.decision?.reason ?? '' }: ChangeBy & { readonly reason?: string },
): Promise<void> {
  const { _id: id, employeeId, companyId } = after;
  const subject = { id, employeeId };
  const states = { before: requestState(before), after: requestState(after) };
  return addEvents([{ companyId, at, actor, action, subject, ...states, reason }], session);
}

/** The state of a request, or of its granted form, in the ledger. */
export function requestState({
  status,
  proposed,
  result,
}: Pick<RecordRequestDoc, 'status' | 'proposed' | 'result'>): RequestState {
  const { startTime, endTime } = result ?? proposed;
  return { status, startTime: startTime.toISOString(), endTime: endTime.toISOString() };
}
