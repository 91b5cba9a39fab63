let interrupted = false;

/**
 * Whether the session that this tab shows has ended in another one while a form here holds unsaved changes (SESSION-30):
 * nothing may be sent for it, least of all as whoever has signed in since.
 */
export function isInterrupted(): boolean {
  return interrupted;
}

export function setInterrupted(now: boolean): void {
  interrupted = now;
}
