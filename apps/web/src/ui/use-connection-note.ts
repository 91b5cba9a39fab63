import { useEffect, useSyncExternalStore } from 'react';

let notes: readonly string[] = [];
const listeners = new Set<() => void>();

function setNotes(now: readonly string[]): void {
  notes = now;
  for (const listener of listeners) listener();
}

/** Has the banner of a lost connection say what that means for this part of the screen, while it is drawn (NET-6). */
export function useConnectionNote(note: string | null): void {
  useEffect(() => {
    if (note === null) return;
    setNotes([...notes, note]);
    return () => setNotes(notes.toSpliced(notes.indexOf(note), 1));
  }, [note]);
}

/** All that the parts of the screen have to say, each once. */
export function useConnectionNotes(): readonly string[] {
  const all = useSyncExternalStore(subscribe, () => notes);
  return [...new Set(all)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
