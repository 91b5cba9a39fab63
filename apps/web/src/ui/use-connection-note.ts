import { useEffect, useSyncExternalStore } from 'react';

/** The note of a part of the screen about a lost connection. */
export interface ConnectionNote {
  readonly text: string;
  /** Changes in that part wait for the connection; elsewhere nothing is saved (NET-12). */
  readonly waits: boolean;
}

let notes: readonly ConnectionNote[] = [];
const listeners = new Set<() => void>();

function setNotes(now: readonly ConnectionNote[]): void {
  notes = now;
  for (const listener of listeners) listener();
}

/**
 * Shows the consequence of a lost connection for this part of the screen in the banner, while the part is drawn
 * (NET-6).
 */
export function useConnectionNote(text: string | null, { waits = false } = {}): void {
  useEffect(() => {
    if (text === null) return;
    const note = { text, waits };
    setNotes([...notes, note]);
    return () => setNotes(notes.filter((other) => other !== note));
  }, [text, waits]);
}

/** The notes of all parts of the screen. */
export function useConnectionNotes(): readonly ConnectionNote[] {
  return useSyncExternalStore(subscribe, () => notes);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
