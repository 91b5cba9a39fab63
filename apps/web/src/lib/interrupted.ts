/** The signed-in person as local storage knows them; the server decides everything that matters. */
export interface StoredSession {
  readonly accessToken: string;
  readonly username: string;
  readonly personId: string;
  readonly roleId: number;
}

let kept: StoredSession | null = null;

/**
 * Whether the session that this tab shows has ended in another one while a form here holds unsaved changes (SESSION-30):
 * nothing may be sent for it, least of all as whoever has signed in since.
 */
export function isInterrupted(): boolean {
  return kept !== null;
}

/** The session that a tab goes on showing, as its screens are those of that person. */
export function interruptedSession(): StoredSession | null {
  return kept;
}

export function setInterrupted(session: StoredSession | null): void {
  kept = session;
}
