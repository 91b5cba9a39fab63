import type { Session } from '@faena/shared/schemas';
import { forgetDatabases, HOMES, OF_PEOPLE } from './person-databases.ts';
import {
  clearSession,
  isInterrupted,
  readSession,
  readStoredSession,
  type StoredSession,
  setInterrupted,
  storeSession,
} from './session.ts';
import { chooseFor, clearShared, type StorageKey, writeStored } from './storage.ts';
import { hasUnsaved, letUnsavedGo } from './unsaved.ts';

/** Why a session ended; `elsewhere` is a logout, or another person's login, in another tab of this browser. */
export type SessionEnd = 'logout' | 'inactivity' | 'expired' | 'elsewhere';

/** The parts of a session that the server did not confirm as ended. */
interface StillOpen {
  readonly recordOpen?: boolean;
  readonly sessionOpen?: boolean;
}

/**
 * The events of a whole session: `started` in another tab, `signed-in` in this one. `interrupted` means it ended while
 * a form here has unsaved changes; it resumes when the same person signs in again.
 */
export type SessionEvent =
  | ({ readonly type: 'ended'; readonly why: SessionEnd } & StillOpen)
  | { readonly type: 'interrupted'; readonly why: SessionEnd }
  | { readonly type: 'started' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'renewed' }
  | { readonly type: 'password-change-required' }
  | { readonly type: 'two-steps-required' };

/** The login page's input, as its location's state: the reason for coming there. */
export interface LoginState {
  readonly ended?: Exclude<SessionEnd, 'logout'> | undefined;
  /** The working time could not be stopped first. */
  readonly recordOpen?: boolean | undefined;
  /** The server could not be informed. */
  readonly sessionOpen?: boolean | undefined;
  /** The name of the person who just registered, asked for a reset, or is about to sign in. */
  readonly username?: string | undefined;
}

/** The reason of the clearing of local storage that follows, for the other tabs; stored only for that moment. */
const REASON_KEY: StorageKey = 'sessionEnd';

const listeners = new Set<(event: SessionEvent) => void>();

/** The person of this tab's session; another tab may have replaced it in local storage. */
let shown: string | null = null;
let kept: StoredSession | null = null;
let reason: SessionEnd = 'elsewhere';
/** The reason why the interrupted session ended. */
let interruption: SessionEnd = 'elsewhere';

/** Calls the listener with session events until the returned function is called. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the session of a login in this browser; an interrupted session of the same person continues. */
export function startSession(session: Session): void {
  if (shown !== session.userId) endInterrupted();
  setInterrupted(null);
  storeSession(session);
  void forgetDatabases(OF_PEOPLE, session.userId);
  show(session.userId);
  tell({ type: 'signed-in' });
}

/**
 * Ends the session in this browser. Listeners run first, while the session still exists. Then it clears local
 * storage, which ends the other tabs too. Does nothing without a session.
 */
export function endSession(why: Exclude<SessionEnd, 'elsewhere'>, stillOpen: StillOpen = {}): void {
  if (isInterrupted()) {
    tell({ type: 'interrupted', why: interruption });
    return;
  }
  void forgetDatabases(HOMES);
  if (why === 'expired' && kept && readStoredSession() && hasUnsaved()) {
    localStorage.setItem(REASON_KEY, why);
    clearShared();
    interrupt(kept, why);
    return;
  }
  // Another tab has cleared it. The browser reports that soon, and then this tab leaves its screen, too.
  if (!readSession()) return;
  shown = null;
  letUnsavedGo();
  tell({ type: 'ended', why, ...stillOpen });
  if (why === 'logout') void forgetDatabases(OF_PEOPLE);
  else localStorage.setItem(REASON_KEY, why);
  clearSession();
}

/** Ends an interrupted session and its unsaved changes. */
export function endInterrupted(): void {
  if (isInterrupted()) endHere(interruption);
}

/** Leads to the screen that replaces a temporary password; nothing else is allowed before. */
export function requirePasswordChange(): void {
  tell({ type: 'password-change-required' });
}

/** Leads to the screen that sets up the second step; nothing else is allowed before. */
export function requireTwoSteps(): void {
  tell({ type: 'two-steps-required' });
}

/** Stores the token from a password change; the former one is invalid, the person stays the same. */
export function renewSession(accessToken: string): void {
  writeStored('accessToken', accessToken);
  tell({ type: 'renewed' });
}

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

function show(personId: string): void {
  shown = personId;
  kept = readStoredSession();
  chooseFor(personId);
}

function interrupt(session: StoredSession, why: SessionEnd): void {
  interruption = why;
  setInterrupted(session);
  tell({ type: 'interrupted', why });
}

function endHere(why: SessionEnd): void {
  setInterrupted(null);
  shown = null;
  letUnsavedGo();
  tell({ type: 'ended', why });
  takeUpStarted();
}

function takeUpStarted(): void {
  const session = readSession();
  if (!session) return;
  show(session.personId);
  tell({ type: 'started' });
}

/** Handles a change of the session in another tab. */
function followOthers(): void {
  const present = readStoredSession()?.personId ?? null;
  if (shown === null) {
    takeUpStarted();
    return;
  }
  if (present === shown) {
    // The same person signed in again, so the interrupted work continues.
    const goesOn = isInterrupted();
    setInterrupted(null);
    if (goesOn) tell({ type: 'renewed' });
    return;
  }
  if (isInterrupted()) return;
  const why = present === null ? reason : 'elsewhere';
  if (why === 'inactivity' || !kept || !hasUnsaved()) endHere(why);
  else interrupt(kept, 'elsewhere');
}

const session = readSession();
if (session) show(session.personId);

// Added when the module loads, hence before any screen's own storage listener.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === REASON_KEY && newValue !== null) reason = newValue as SessionEnd;
  if (key !== null && key !== 'accessToken') return;
  followOthers();
  reason = 'elsewhere';
});
