import { ApiError } from '@faena/shared/client';
import { isInterrupted } from './session.ts';
import { endSession } from './session-events.ts';
import type { StorageKey } from './storage.ts';
import { hasUnsaved } from './unsaved.ts';

/** The time at which a tab of this browser began to log out; the logout then clears all local storage. */
const LEAVING_KEY: StorageKey = 'loggingOutAt';

/** Longer than the wait of a logout for the server. */
const LEAVING_MS = 5_000;

type Announcement = () => Promise<void>;

let announcement: Announcement | null = null;
let ending = false;
let drawn = (): void => {};
const untilDrawn = new Promise<void>((resolve) => {
  drawn = resolve;
});

/** Sets the message before an expired session leads to /login, or none; it replaces the previous one. */
export function announceExpiry(say: Announcement | null): void {
  announcement = say;
  drawn();
}

/** Reports a logout to other tabs, so that they do not take it for an expiry before it clears local storage. */
export function noteLeaving(): void {
  localStorage.setItem(LEAVING_KEY, String(Date.now()));
}

function isLeaving(): boolean {
  return Date.now() - Number(localStorage.getItem(LEAVING_KEY)) < LEAVING_MS;
}

/** Ends a session whose token the server refuses, after the screen's message if it has one. */
export async function expireSession(): Promise<void> {
  if (ending || isLeaving()) return;
  ending = true;
  try {
    if (isInterrupted()) return;
    // A prefetch may be refused before there is a screen to report it, or to leave.
    await untilDrawn;
    // A form with unsaved changes has its own notice, and stays.
    if (!hasUnsaved()) await announcement?.();
  } finally {
    ending = false;
    endSession('expired');
  }
}

/** Tests whether an answer reports the expired session, which `expireSession` handles. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
