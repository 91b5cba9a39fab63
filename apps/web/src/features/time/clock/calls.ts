import type { Silence, STOP_REASONS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { ApiError, client } from '@/lib/client.ts';
import { expireSession } from '@/lib/expired-session.ts';
import { randomId } from '@/lib/random-id.ts';
import { readStored, writeStored } from '@/lib/storage.ts';

/** A call that takes longer is given up; the network is as good as gone. */
const PATIENCE_MS = 15_000;

const patiently = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/**
 * Starts working time, or answers what is running already. `resume` reopens what an unload ended moments ago; one that
 * is heard only later ends nothing (TIME-44). `marked` is a press of a person who marks by button (MARK-3).
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

/** Stops a record; one that has ended is answered as it is. */
export function callStop(recordId: string, reason: (typeof STOP_REASONS)[number]): Promise<WorkRecord> {
  return client.record.stop({ body: { timesheetId: recordId, reason } }, patiently());
}

/** Opens a record again that its person has just stopped (TIME-61). */
export function callUndoStop(recordId: string): Promise<WorkRecord> {
  return client.record.undoStop({ params: { id: recordId } }, patiently());
}

/** Stops a record with a request that outlives the page; nobody is left to hear of the answer. */
export function callStopAtUnload(recordId: string): void {
  const leaving = randomId();
  writeStored('leftPage', leaving);
  const body = { timesheetId: recordId, reason: 'unload', leaving } as const;
  client.record.stop({ body }, { keepalive: true }).catch(() => undefined);
}

/** Tells that the record runs, and when any tab of this device was last touched (TIME-62). */
export async function callHeartbeat(recordId: string, touchedMsAgo: number): Promise<void> {
  await client.record.heartbeat({ body: { timesheetId: recordId, touchedMsAgo } }, patiently());
}

/** Tells of a silence that this page lived through; answers the record as it is now (TIME-32). */
export function callBridgeGap(recordId: string, silence: Silence): Promise<WorkRecord> {
  return client.record.bridgeGap({ body: { timesheetId: recordId, ...silence } }, patiently());
}

/** The newest record of a person, or null when there is none. */
export async function callLatest(employeeId: string): Promise<WorkRecord | null> {
  const records = await client.record.get({ params: { id: employeeId }, query: { limit: 1 } }, patiently());
  return (Array.isArray(records) ? records[0] : records) ?? null;
}

/** A record as it is now. */
export async function callRecord(recordId: string): Promise<WorkRecord | null> {
  const found = await client.record.get({ params: { id: recordId } }, patiently());
  return Array.isArray(found) ? (found.find(({ _id }) => _id === recordId) ?? null) : found;
}

/** Why a call failed, as far as one can do something about it: `later` is a matter of time. */
export type Failure = 'later' | 'session' | 'password' | 'refused';

/** Sorts a failure. One for want of a valid session ends what there is of it, as everywhere. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'later';
  if (error.code === 'password_change_required' || error.code === 'two_steps_required') return 'password';
  if (error.status !== 401) return 'refused';
  // The clock asks before there is a screen, which alone can lead away.
  void expireSession();
  return 'session';
}
