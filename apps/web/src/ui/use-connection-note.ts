import { useEffect, useSyncExternalStore } from 'react';

/** The note of a part of the screen about a lost connection. */
export interface ConnectionNote {
  readonly text: string;
  /** Whether what is changed there waits for the connection; elsewhere nothing is saved (NET-12). */
  readonly waits: boolean;
}

let notes: readonly ConnectionNote[] = [];
const listeners = new Set<() => void>();

function setNotes(now: readonly ConnectionNote[]): void {
  notes = now;
  for (const listener of listeners) listener();
}

/** Has the banner of a lost connection say what that means for this part of the screen, while it is drawn (NET-6). */
export function useConnectionNote(text: string | null, { waits = false } = {}): void {
  useEffect(() => {
    if (text === null) return;
    const note = { text, waits };
    setNotes([...notes, note]);
    return () => setNotes(notes.filter((other) => other !== note));
  }, [text, waits]);
}

/** All that the parts of the screen have to say. */
export function useConnectionNotes(): readonly ConnectionNote[] {
  return useSyncExternalStore(subscribe, () => notes);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
