/** A form that holds what is stored nowhere else: which ways out of the page lose it. */
export type UnsavedForm = (to: URL) => boolean;

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

/** Whether a form of the page holds unsaved changes; of a way out, whether it would lose them. */
export function hasUnsaved(to?: URL): boolean {
  return to ? [...forms].some((isLostBy) => isLostBy(to)) : forms.size > 0;
}

/** Lets all unsaved changes go: whoever made them has said so, or may not be asked. */
export function letUnsavedGo(): void {
  forms.clear();
  notify();
}

/** Tells when `hasUnsaved` may have changed. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
