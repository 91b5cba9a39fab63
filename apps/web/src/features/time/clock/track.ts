import type { STOP_REASONS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { isOnlyTab, markTabOpen } from '@/lib/open-tabs.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { callLatest, callStart, callStop, callUndoStop, failureOf } from './calls.ts';
import { readEmployeeId } from './employee-id.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { lookForEnd } from './look-for-end.ts';
import { marksByButton } from './marking.ts';
import { startsAgainOnLoad, startsAgainWhileOpen } from './starts-again.ts';
import { forgetWorkingTime, readWorkingTime, updateWorkingTime } from './state.ts';

/** The pause between tries to read the state of the clock. */
const RETRY_MS = 10_000;

let heartbeat: Heartbeat | null = null;
let stopLooking = () => {};
/** The unreported silence of an ended session; it is sent once the same person is back on this page. */
let untold: { readonly employeeId: string; readonly heartbeat: Heartbeat } | null = null;
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, so that a stop waits for the start before it. Fails as the task does. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(task);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/**
 * Starts working time, or continues the running record of another device.
 * @throws ApiError 409 for an employee without a company; TypeError or DOMException if the server is
 * unreachable
 */
export function startWork(): Promise<void> {
  return inTurn(() =>
    whileBusy(async (id) => {
      await bridgeSilence(id);
      return callStart(id, { resume: false, marked: marksByButton() });
    }),
  );
}

/** Stops working time, if it is running. @throws as `startWork` */
export function stopWork(reason: (typeof STOP_REASONS)[number]): Promise<void> {
  return inTurn(async () => {
    const { phase, record } = readWorkingTime();
    // The end of a session is no press (MARK-3).
    const goesOn = record?.marked && reason !== 'manual';
    if (phase !== 'running' || !record || goesOn) return;
    await whileBusy(async () => {
      await heartbeat?.bridge();
      return callStop(record._id, reason);
    });
  });
}

/**
 * Reopens the record that was stopped last (TIME-61).
 * @throws ApiError 409 if it is final; else as `startWork`
 */
export function undoStop(recordId: string): Promise<void> {
  return inTurn(() => whileBusy(() => callUndoStop(recordId)));
}

/**
 * Shows the server's state when the app loads, and resumes after an unload.
 * @throws as `startWork`
 */
export function resumeWork(): Promise<void> {
  return inTurn(() => followServer(startsAgainOnLoad));
}

/** Shows a record of the server. */
type Show = (record: WorkRecord | null) => void;

/**
 * Shows the server's state, such as a change of another tab; `take` may show it instead.
 * @throws as `startWork`
 */
export function mirrorWork(take?: Show): Promise<void> {
  return inTurn(() => followServer(() => false, take));
}

/** Checks that the record still runs, after sleep or a failure of the network. */
export function checkWork(): void {
  heartbeat?.now();
}

/** Ends the clock of this page with the session. */
export function endWork(): void {
  const { phase, record } = readWorkingTime();
  stopLooking();
  heartbeat?.leave();
  if (heartbeat && phase === 'running' && record) untold = { employeeId: record.employeeId, heartbeat };
  heartbeat = null;
  forgetWorkingTime();
}

/** Reports a silence that has ended, of this session or of one that ended within it (TIME-31). */
async function bridgeSilence(employeeId: string): Promise<void> {
  if (untold?.employeeId === employeeId) await untold.heartbeat.bridge().catch(throwIfLater);
  untold = null;
  await heartbeat?.bridge();
}

/** Only a temporary failure deserves another try. */
function throwIfLater(error: unknown): void {
  if (failureOf(error) === 'later') throw error;
}

async function whileBusy(call: (employeeId: string) => Promise<WorkRecord>): Promise<void> {
  const id = readEmployeeId();
  if (!id) return;
  updateWorkingTime({ busy: true });
  try {
    const record = await call(id);
    if (id === readEmployeeId()) show(record);
  } catch (error) {
    // The request may have succeeded, and only its answer was lost.
    if (failureOf(error) === 'later') askSoon(heartbeat);
    throw error;
  } finally {
    updateWorkingTime({ busy: false });
  }
}

async function followServer(startsAgain: (last: WorkRecord | null) => boolean, take?: Show): Promise<void> {
  const id = readEmployeeId();
  if (!id) return;
  await bridgeSilence(id);
  const last = await callLatest(id);
  const runs = last !== null && last.endTime === null;
  const mayBeEnded = runs && readStored('leftPage') !== null;
  const startsByItself = !marksByButton() && (mayBeEnded || startsAgain(last));
  const goesOn = id === readEmployeeId() && startsByItself;
  const record = goesOn ? await callStart(id, { resume: true }) : last;
  if (id !== readEmployeeId()) return;
  if (take) take(record);
  else show(record, { sure: goesOn || !isOnlyTab() });
}

/** Shows the server's state at once, or when the server is reachable; stops once another record is shown. */
function askSoon(of: Heartbeat | null): void {
  mirrorWork().catch((error) => {
    const again = () => heartbeat === of && askSoon(of);
    if (failureOf(error) === 'later') setTimeout(again, RETRY_MS);
  });
}

/** Shows a record of the server, here and in the other tabs. */
function show(record: WorkRecord | null, { sure } = { sure: true }): void {
  stopLooking();
  heartbeat?.stop();
  heartbeat = null;
  const running = record !== null && record.endTime === null;
  if (running && record.marked) {
    // A marked record needs no heartbeat; only an end from elsewhere matters.
    stopLooking = lookForEnd(record, () => void mirrorWork().catch(failureOf));
  } else if (running) {
    markTabOpen();
    const own = startHeartbeat(record._id, sure, {
      onEnded: () => void inTurn(() => followServer(startsAgainWhileOpen)).catch(failureOf),
      onReach: (reached) => updateWorkingTime({ offline: !reached }),
      onBridgedElsewhere: () => askSoon(own),
      // A stop in the meantime is newer than the bridged record.
      onBridged: (bridged) =>
        void inTurn(async () => {
          if (heartbeat === own) show(bridged);
        }),
    });
    heartbeat = own;
    stopLooking = lookForEnd(record, () => void mirrorWork().catch(failureOf));
  }
  updateWorkingTime({ phase: running ? 'running' : 'idle', record, offline: false });
  if (running) writeStored('currentTimesheetId', record._id);
  else if (record?._id === readStored('currentTimesheetId')) writeStored('currentTimesheetId', null);
}
