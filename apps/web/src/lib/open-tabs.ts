import { TAB_PREFIX } from './storage.ts';

/**
 * The browser has closed or suspended a tab that was silent for so long. Each tab writes about once a minute, also in
 * the background.
 */
const SILENT_MS = 150_000;

const own = `${TAB_PREFIX}${Math.random().toString(36).slice(2)}`;

/** Marks this tab as open. Each tab writes its own key, so that none can overwrite another. */
export function markTabOpen(): void {
  localStorage.setItem(own, String(Date.now()));
}

/** Marks this tab as closed. */
export function markTabClosed(): void {
  localStorage.removeItem(own);
}

/**
 * Tests whether no other tab of this browser is open. It is synchronous, so that an unload can call it, and forgets
 * silent tabs.
 */
export function isOnlyTab(): boolean {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(TAB_PREFIX) && key !== own);
  const silent = others.filter((key) => isSilent(localStorage.getItem(key), Date.now()));
  for (const key of silent) localStorage.removeItem(key);
  return silent.length === others.length;
}

function isSilent(seen: string | null, now: number): boolean {
  // A future time was written before the clock of the device was set back.
  return Math.abs(now - Number(seen)) >= SILENT_MS;
}
