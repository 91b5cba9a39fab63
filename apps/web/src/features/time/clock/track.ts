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

/** Between tries to ask for the state of the clock. */
const RETRY_MS = 10_000;

let heartbeat: Heartbeat | null = null;
let stopLooking = () => {};
/** Unsent news of an ended session: sent when the same person is back on this page. */
let untold: { readonly employeeId: string; readonly heartbeat: Heartbeat } | null = null;
let lastTurn: Promise<unknown> = Promise.resolve();

/** One thing after the other, so that a stop waits for the start before it. Fails as the task does. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(task);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/**
 * Starts working time, or takes up what is running on another device.
 *
 * @throws ApiError 409 for an employee without a company; TypeError or DOMException out of the server's reach
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

/** Opens the record again that was stopped last (TIME-61). @throws ApiError 409 if it is final; else as `startWork` */
export function undoStop(recordId: string): Promise<void> {
  return inTurn(() => whileBusy(() => callUndoStop(recordId)));
}

/** Takes up what the server says on loading the app: goes on by itself after an unload. @throws as `startWork` */
export function resumeWork(): Promise<void> {
  return inTurn(() => followServer(startsAgainOnLoad));
}

/** The way to show what the server says. */
type Show = (record: WorkRecord | null) => void;

/** Takes up what another tab did, or has it taken up. @throws as `startWork` */
export function mirrorWork(take?: Show): Promise<void> {
  return inTurn(() => followServer(() => false, take));
}

/** The device woke up, or the network is back: makes sure that the record still runs. */
export function checkWork(): void {
  heartbeat?.now();
}

/** The session is over: nothing is running here any more. */
export function endWork(): void {
  const { phase, record } = readWorkingTime();
  stopLooking();
  heartbeat?.leave();
  if (heartbeat && phase === 'running' && record) untold = { employeeId: record.employeeId, heartbeat };
  heartbeat = null;
  forgetWorkingTime();
}

/** Tells of a silence that is over, be it of this session or of one that ended within it (TIME-31). */
async function bridgeSilence(employeeId: string): Promise<void> {
  if (untold?.employeeId === employeeId) await untold.heartbeat.bridge().catch(throwIfLater);
  untold = null;
  await heartbeat?.bridge();
}

/** Only what is a matter of time is worth another try. */
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
    // The server may have done it; its answer alone was lost.
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

/** Takes up what the server says, at once or as soon as it is in reach, unless something else is shown by then. */
function askSoon(of: Heartbeat | null): void {
  mirrorWork().catch((error) => {
    const again = () => heartbeat === of && askSoon(of);
    if (failureOf(error) === 'later') setTimeout(again, RETRY_MS);
  });
}

/** Shows what the server said, here and in the other tabs. */
function show(record: WorkRecord | null, { sure } = { sure: true }): void {
  stopLooking();
  heartbeat?.stop();
  heartbeat = null;
  const running = record !== null && record.endTime === null;
  if (running && record.marked) {
    // No sign of life is needed; only an end from elsewhere is news.
    stopLooking = lookForEnd(record, () => void mirrorWork().catch(failureOf));
  } else if (running) {
    markTabOpen();
    const own = startHeartbeat(record._id, sure, {
      onEnded: () => void inTurn(() => followServer(startsAgainWhileOpen)).catch(failureOf),
      onReach: (reached) => updateWorkingTime({ offline: !reached }),
      onBridgedElsewhere: () => askSoon(own),
      // A stop that was pressed meanwhile knows better.
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
