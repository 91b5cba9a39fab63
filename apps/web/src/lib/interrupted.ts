/** The signed-in person as local storage knows them; the server decides everything that matters. */
export interface StoredSession {
  readonly accessToken: string;
  readonly username: string;
  readonly personId: string;
  readonly roleId: number;
}

let kept: StoredSession | null = null;

/**
 * Whether this tab's session ended in another while a form here has unsaved changes: then nothing may be sent
 * (SESSION-30).
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
