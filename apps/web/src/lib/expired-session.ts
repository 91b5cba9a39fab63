import { ApiError } from '@faena/shared/client';
import { endSession } from './session-events.ts';

type Announcement = () => Promise<void>;

let announcement: Announcement | null = null;
let announcing = false;

/** What is said before a session that has expired leads to /login; replaces what was to be said before. */
export function announceExpiry(say: Announcement | null): void {
  announcement = say;
}

/** Ends a session whose token the server no longer takes, once the screen has said so if it has words for it. */
export async function expireSession(): Promise<void> {
  if (announcing) return;
  if (announcement) {
    announcing = true;
    await announcement().finally(() => {
      announcing = false;
    });
  }
  endSession('expired');
}

/** Whether an answer says that the session has expired, which `expireSession` answers for. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
