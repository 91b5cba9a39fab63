import type { Session } from '@faena/shared/schemas';
import { clearSession, readSession, storeSession } from './session.ts';
import { writeStored } from './storage.ts';

/** Why a session ended; `elsewhere` is another tab of this browser. */
export type SessionEnd = 'logout' | 'inactivity' | 'expired' | 'elsewhere';

/** What happens to a session as a whole: `started` in another tab, `signed-in` in this one. */
export type SessionEvent =
  | { readonly type: 'ended'; readonly why: SessionEnd }
  | { readonly type: 'started' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'renewed' }
  | { readonly type: 'password-change-required' };

/** What the login page is told, as its location's state, about how one got there. */
export interface LoginState {
  readonly ended?: Extract<SessionEnd, 'inactivity' | 'expired'> | undefined;
  /** Who has just registered, or was given a temporary password. */
  readonly username?: string | undefined;
}

const listeners = new Set<(event: SessionEvent) => void>();

/** Tells of session events until the returned function is called. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the session that a login answered, in this browser. */
export function startSession(session: Session): void {
  storeSession(session);
  tell({ type: 'signed-in' });
}

/**
 * Ends the session in this browser. Listeners hear it first, so that no screen is left to see its session vanish;
 * then local storage is cleared whole, which ends the other tabs too. Does nothing when nobody is signed in.
 */
export function endSession(why: Exclude<SessionEnd, 'elsewhere'>): void {
  if (!readSession()) return;
  tell({ type: 'ended', why });
  clearSession();
}

/** Leads to the screen that replaces a temporary password: nothing else is allowed before. */
export function requirePasswordChange(): void {
  tell({ type: 'password-change-required' });
}

/** Keeps the token that a password change answers; the former one is void, the person stays the same. */
export function renewSession(accessToken: string): void {
  writeStored('accessToken', accessToken);
  tell({ type: 'renewed' });
}

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

// Added when the module loads, hence before any screen's own storage listener.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== null && key !== 'accessToken') return;
  if (!readSession()) tell({ type: 'ended', why: 'elsewhere' });
  else if (oldValue === null && newValue !== null) tell({ type: 'started' });
});
