import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. Lists that draw only their visible part draw all of it then (DESIGN-27). Listeners
 * render at once, because the browser takes the page right after the event.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

let printing = false;
const listeners = new Set<() => void>();

function isPrinting(): boolean {
  return printing;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const begin = () => change(true);
const end = () => change(false);

function change(next: boolean): void {
  printing = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
