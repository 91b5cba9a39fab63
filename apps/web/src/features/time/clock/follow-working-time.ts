import { INACTIVITY_TIMEOUT_MS } from '@faena/shared/domain';
import { beforeLogout } from '@/lib/before-logout.ts';
import { loadLater } from '@/lib/later.ts';
import { isOnlyTab, markTabClosed, markTabOpen } from '@/lib/open-tabs.ts';
import { onSessionEvent } from '@/lib/session-events.ts';
import { readStored } from '@/lib/storage.ts';
import { callStopAtUnload, failureOf } from './calls.ts';
import { readEmployeeId } from './employee-id.ts';
import { beginMarks, endMarks, ownMarks } from './marked-time.ts';
import { marksByButton } from './marking.ts';
import { readWorkingTime, updateWorkingTime } from './state.ts';
import { checkWork, endWork, mirrorWork, resumeWork, startWork, stopWork } from './track.ts';

/** The pause between tries while the server is unreachable. */
const RETRY_MS = 10_000;

/**
 * The key in session storage for a login whose start is not done yet: it outlives a reload, and ends with the
 * tab.
 */
const START_DUE = 'workingTimeDue';

/** Loaded apart, because no first screen needs it. */
const loadLast = () => import('./after-first-screen.ts').then(({ afterFirstScreen }) => afterFirstScreen);

let beginning = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Ties an employee's working time to session and page (TIME-9, TIME-11). It starts at sign-in, resumes on
 * loading, and stops at sign-out and unload. A person who marks by button has none of that (MARK-1).
 * @param signedIn whether a login in this tab has just begun the session
 */
export function followWorkingTime({ signedIn }: { signedIn: boolean }): void {
  onSessionEvent(({ type }) => {
    if (type === 'signed-in') setStartDue(readEmployeeId() !== null);
    if (type === 'ended' || type === 'interrupted') end();
    else if (type !== 'password-change-required' && type !== 'two-steps-required') wake();
  });
  beforeLogout((reason) => (marksByButton() ? sendMarks() : stopWork(reason)));
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begin();
  });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const isOther = key === 'currentTimesheetId' && newValue !== runningId();
    if (isOther && !marksByButton()) attempt(mirrorWork);
  });
  if (signedIn) setStartDue(true);
  begin();
  void loadLater(loadLast).then((start) => start());
}

/** Runs when the session begins, or the page comes back from the history of the browser. */
function begin(): void {
  if (beginning || !readEmployeeId() || isAbsent()) return;
  markTabOpen();
  attempt(async () => {
    beginning = true;
    try {
      await (marksByButton() ? beginMarks() : isStartDue() ? startWork() : resumeWork());
      setStartDue(false);
    } finally {
      beginning = false;
    }
  });
}

/** Runs a task now, and again after a pause while the server is unreachable. */
function attempt(task: () => Promise<void>): void {
  clearTimeout(retry);
  task().catch((error) => {
    const failure = failureOf(error);
    if (failure === 'later') {
      // The device knows a marked state without the server.
      updateWorkingTime({ offline: !marksByButton() || readWorkingTime().phase === 'unknown' });
      retry = setTimeout(attempt, RETRY_MS, task);
    }
    if (failure === 'refused') {
      setStartDue(false);
      updateWorkingTime({ phase: 'idle' });
    }
  });
}

/** Checks the running record after an absence, and looks for one that another device started. */
function wake(): void {
  const { phase, record } = readWorkingTime();
  if (phase === 'unknown') begin();
  else if (marksByButton()) attempt(beginMarks);
  else if (phase === 'running' && !record?.marked) checkWork();
  else attempt(mirrorWork);
}

function end(): void {
  clearTimeout(retry);
  setStartDue(false);
  markTabClosed();
  endWork();
  endMarks();
}

/** The unload: only the last tab stops the running record, even one that this tab has not read yet. */
function leave(): void {
  markTabClosed();
  const id = readStored('currentTimesheetId');
  if (id && readEmployeeId() && isOnlyTab() && !marksByButton()) callStopAtUnload(id);
}

/** Sends the queued marks while the session lasts; the others stay on the device. */
async function sendMarks(): Promise<void> {
  await (await ownMarks())?.send();
}

function runningId(): string | null {
  const { phase, record } = readWorkingTime();
  return phase === 'running' && record ? record._id : null;
}

/** Tests whether idleness is about to end the session: opening it starts nothing (TIME-65). */
function isAbsent(): boolean {
  const last = Number(readStored('lastActivity'));
  return last > 0 && !marksByButton() && !isStartDue() && Date.now() - last >= INACTIVITY_TIMEOUT_MS;
}

function isStartDue(): boolean {
  return sessionStorage.getItem(START_DUE) !== null;
}

function setStartDue(due: boolean): void {
  if (due) sessionStorage.setItem(START_DUE, 'true');
  else sessionStorage.removeItem(START_DUE);
}
