import type { Silence, STOP_REASONS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { ApiError, client } from '@/lib/client.ts';
import { expireSession } from '@/lib/expired-session.ts';
import { randomId } from '@/lib/random-id.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { marksByButton } from './marking.ts';

/** The longest wait for an answer; after it the network counts as gone. */
const PATIENCE_MS = 15_000;

const patiently = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/**
 * Starts working time, or answers the running record. `resume` reopens a record that an unload has just
 * ended; an unload that arrives later ends nothing (TIME-44). `marked` means that a person who marks by
 * button pressed it (MARK-3).
 */
export async function callStart(
  employeeId: string,
  { resume, marked = false }: { resume: boolean; marked?: boolean },
): Promise<WorkRecord> {
  const after = readStored('leftPage');
  const record = await client.record.start(
    { body: { employeeId, resume, ...(after && { after }), ...(marked && { marked }) } },
    patiently(),
  );
  if (after && after === readStored('leftPage')) writeStored('leftPage', null);
  return record;
}

/** Stops a record; an ended one is answered unchanged. */
export function callStop(recordId: string, reason: (typeof STOP_REASONS)[number]): Promise<WorkRecord> {
  return client.record.stop({ body: { timesheetId: recordId, reason } }, patiently());
}

/** Reopens a record that its person has just stopped (TIME-61). */
export function callUndoStop(recordId: string): Promise<WorkRecord> {
  return client.record.undoStop({ params: { id: recordId } }, patiently());
}

/** Stops a record with a request that outlives the page, so nothing reads its answer. */
export function callStopAtUnload(recordId: string): void {
  const leaving = randomId();
  writeStored('leftPage', leaving);
  const body = { timesheetId: recordId, reason: 'unload', leaving } as const;
  client.record.stop({ body }, { keepalive: true }).catch(() => undefined);
}

/** Reports that the record runs, and the age of the last touch in any tab of this device (TIME-62). */
export async function callHeartbeat(recordId: string, touchedMsAgo: number): Promise<void> {
  await client.record.heartbeat({ body: { timesheetId: recordId, touchedMsAgo } }, patiently());
}

/** Reports a silence during which this page was alive; answers the changed record (TIME-32). */
export function callBridgeGap(recordId: string, silence: Silence): Promise<WorkRecord> {
  return client.record.bridgeGap({ body: { timesheetId: recordId, ...silence } }, patiently());
}

/** An undone press leaves a voided record; more in a row are rare. */
const LATEST = 5;

/** The newest record of a person; null without any. By button it skips voided ones. */
export async function callLatest(employeeId: string): Promise<WorkRecord | null> {
  const query = { limit: marksByButton() ? LATEST : 1 };
  const found = await client.record.get({ params: { id: employeeId }, query }, patiently());
  const records = Array.isArray(found) ? found : found ? [found] : [];
  return records.find(({ voided }) => !voided) ?? records[0] ?? null;
}

/** The present state of a record; null if there is none. */
export async function callRecord(recordId: string): Promise<WorkRecord | null> {
  const found = await client.record.get({ params: { id: recordId } }, patiently());
  return Array.isArray(found) ? (found.find(({ _id }) => _id === recordId) ?? null) : found;
}

/** The kinds of failures by their remedy; `later` means that a new try may succeed. */
export type Failure = 'later' | 'session' | 'password' | 'refused';

/** Sorts a failure. An expired session also ends on this page, as it does after any request. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'later';
  if (error.code === 'password_change_required' || error.code === 'two_steps_required') return 'password';
  if (error.status !== 401) return 'refused';
  // The clock may ask before a screen is there to lead to the login.
  void expireSession();
  return 'session';
}
