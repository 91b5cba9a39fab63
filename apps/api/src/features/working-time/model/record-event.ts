import type { Cents } from '@faena/shared/domain';
import type { RecordState } from '@faena/shared/schemas';
import { addEvents, type EventDraft } from '../../ledger/index.ts';
import type { ChangeBy } from './change-by.ts';
import type { RecordDoc } from './record-model.ts';

type RecordDraft = Extract<EventDraft, { action: `record-${string}` }>;

/** The change of a record: its state before, null if new, and its state now. */
interface RecordEvent {
  readonly action: RecordDraft['action'];
  readonly before: RecordDoc | null;
  readonly after: RecordDoc;
  readonly reason?: string;
}

/**
 * Adds a manager's acts on records to the ledger, in the same transaction (LEDGER-1). The first event of a person
 * contains the cost changes of their other records.
 */
export function addRecordEvents(
  events: readonly RecordEvent[],
  { actor, at, session }: ChangeBy,
  besideCents: ReadonlyMap<string, Cents> = new Map(),
): Promise<void> {
  const beside = new Map(besideCents);
  const drafts = events.map(({ action, before, after, reason = '' }) => ({
    companyId: after.companyId,
    at,
    actor,
    action,
    subject: { id: after._id, employeeId: after.employeeId },
    before: before && recordState(before),
    after: { ...recordState(after), besideCents: takeOut(beside, String(after.employeeId)) },
    reason,
  }));
  return addEvents(drafts, session);
}

function takeOut(beside: Map<string, Cents>, employeeId: string): Cents {
  const cents = beside.get(employeeId) ?? 0;
  beside.delete(employeeId);
  return cents;
}

/** The state of a record in the ledger. */
export function recordState(record: RecordDoc): RecordState {
  const { projectId, projectName } = record;
  return {
    startTime: record.startTime.toISOString(),
    endTime: record.endTime?.toISOString() ?? null,
    project: projectId && { _id: String(projectId), name: projectName },
    ms: record.durationMs,
    cents: record.voided ? 0 : record.costCents,
    needsReview: record.needsReview,
    endReason: record.endReason,
  };
}
