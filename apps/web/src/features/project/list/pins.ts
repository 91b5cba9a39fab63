import { useSyncExternalStore } from 'react';

/** The pinned projects of this visit; not stored (PROJECT-8). */
let pinned: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Pins or unpins a project. */
export function togglePin(projectId: string): void {
  const next = new Set(pinned);
  if (!next.delete(projectId)) next.add(projectId);
  pinned = next;
  for (const listener of listeners) listener();
}

/** The ids of the pinned projects. */
export function usePins(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pinned,
  );
}
