import { ApiError } from '@faena/shared/client';
import { isInterrupted } from './session.ts';
import { endSession } from './session-events.ts';
import type { StorageKey } from './storage.ts';
import { hasUnsaved } from './unsaved.ts';

/** When a tab of this browser began to log out; local storage is cleared whole at the end of that. */
const LEAVING_KEY: StorageKey = 'loggingOutAt';

/** Longer than a logout waits for the server. */
const LEAVING_MS = 5_000;

type Announcement = () => Promise<void>;

let announcement: Announcement | null = null;
let ending = false;
let drawn = (): void => {};
const untilDrawn = new Promise<void>((resolve) => {
  drawn = resolve;
});

/** The message before an expired session leads to /login, or none; replaces the one before. */
export function announceExpiry(say: Announcement | null): void {
  announcement = say;
  drawn();
}

/** Has no tab take for an expiry what a logout does on the server, before it clears local storage. */
export function noteLeaving(): void {
  localStorage.setItem(LEAVING_KEY, String(Date.now()));
}

function isLeaving(): boolean {
  return Date.now() - Number(localStorage.getItem(LEAVING_KEY)) < LEAVING_MS;
}

/** Ends a session whose token the server no longer takes, once the screen has said so if it has words for it. */
export async function expireSession(): Promise<void> {
  if (ending || isLeaving()) return;
  ending = true;
  try {
    if (isInterrupted()) return;
    // A prefetch may be refused before there is a screen to report it, or to leave.
    await untilDrawn;
    // A form that is kept is told of in its own way, and leads nowhere.
    if (!hasUnsaved()) await announcement?.();
  } finally {
    ending = false;
    endSession('expired');
  }
}

/** Whether an answer says that the session has expired, which `expireSession` answers for. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
