import { useSyncExternalStore } from 'react';

/** A way from one address of Faena to another. */
export interface Way {
  readonly from: URL;
  readonly to: URL;
}

/** A form that holds what is stored nowhere else, by the ways that lose it. */
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

/** Whether a form of the page holds unsaved changes; with a way, whether that would lose some. */
export function hasUnsaved(way?: Way): boolean {
  return way ? [...forms].some((isLostBy) => isLostBy(way)) : forms.size > 0;
}

/** Discards all unsaved changes: their author agreed, or may not be asked. */
export function letUnsavedGo(): void {
  forms.clear();
  notify();
}

/** Tells when `hasUnsaved` may have changed. */
function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Whether a form of the page holds unsaved changes: what it stands on stays then, even if it is gone elsewhere. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, () => hasUnsaved());
}
