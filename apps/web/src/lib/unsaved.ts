import { useSyncExternalStore } from 'react';

/** A way from one address of Faena to another. */
export interface Way {
  readonly from: URL;
  readonly to: URL;
}

/** A form with text that is stored nowhere else; it tells which ways of leaving would lose it. */
export type UnsavedForm = (way: Way) => boolean;

const forms = new Set<UnsavedForm>();
const listeners = new Set<() => void>();

/** Notes that a form holds unsaved changes, until the returned function is called. */
export function noteUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  notify();
  return () => {
    if (forms.delete(form)) notify();
  };
}

/** Tests whether a form of the page has unsaved changes; with a way, whether that would lose some. */
export function hasUnsaved(way?: Way): boolean {
  return way ? [...forms].some((isLostBy) => isLostBy(way)) : forms.size > 0;
}

/** Discards all unsaved changes: their author agreed, or may not be asked. */
export function letUnsavedGo(): void {
  forms.clear();
  notify();
}

/** Calls the listener when `hasUnsaved` may have changed. */
function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** A form of the page has unsaved changes; its screen then stays, even if its subject was deleted elsewhere. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, () => hasUnsaved());
}
