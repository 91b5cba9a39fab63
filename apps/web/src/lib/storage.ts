import { useSyncExternalStore } from 'react';

/** The keys of local storage (SCREEN-14), besides those that begin with a prefix below. */
export const STORAGE_KEYS = [
  'accessToken',
  'username',
  'userId',
  'rol_id',
  'user',
  'currentTimesheetId',
  'activeCompanyId',
  'activeCompany',
  'sidebarOpen',
  'lastVisitedRoute',
  'current_project',
  'selectedProjectId',
  'taskViewMode',
  'lastActivity',
  'lastHeartbeat',
  'claimDrafts',
  'leftPage',
  'loggingOutAt',
  'sessionEnd',
  'queued',
  'marking',
  'ownDevice',
  'pushOn',
] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

const TOKEN: StorageKey = 'accessToken';

/** Set while any person's queue may hold a change: then a page reads the queue before it draws a board. */
const QUEUED: StorageKey = 'queued';

/** The database in IndexedDB that holds the queue of changes (NET-12). */
export const QUEUE_DATABASE = 'faena';

/** Older versions queued each change under its own key, `waiting:<person>:<number>:<idempotency key>`. */
const WAITING_PREFIX = 'waiting:';

/** Choices of each tab; local storage has the last one, for a new tab (COMPANY-12). */
const OF_THE_TAB: ReadonlySet<StorageKey> = new Set([
  'activeCompanyId',
  'activeCompany',
  'current_project',
  'selectedProjectId',
]);

/** The person whose choices the tab has. */
const CHOSEN_BY = 'chosenBy';

/** Each open tab has one key (SCREEN-14). */
export const TAB_PREFIX = 'tab:';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function readStored(key: StorageKey): string | null {
  const last = readLastChosen(key);
  if (!OF_THE_TAB.has(key)) return last;
  const chosen = sessionStorage.getItem(key);
  if (chosen !== null) return chosen || null;
  // The first read fixes the choice for this tab, even if another tab chooses later.
  if (last !== null) sessionStorage.setItem(key, last);
  return last;
}

/** The value in local storage, from any tab. */
export function readLastChosen(key: StorageKey): string | null {
  return localStorage.getItem(key);
}

/** Stores a value, or removes the key with `null`; every `useStored` of this tab follows. */
export function writeStored(key: StorageKey, value: string | null): void {
  const former = readStored(key);
  if (OF_THE_TAB.has(key)) sessionStorage.setItem(key, value ?? '');
  // A later choice of another tab stays.
  if (value !== null) localStorage.setItem(key, value);
  else if (readLastChosen(key) === former) localStorage.removeItem(key);
  notify();
}

/** Forgets everything, as a logout does (SESSION-10). */
export function clearStored(): void {
  forgetChoices();
  clearShared();
}

/**
 * Forgets everything in local storage, which ends the session of all tabs; this tab's choices and the queue stay
 * (NET-17).
 */
export function clearShared(): void {
  // Removes key by key, so that the queue always exists somewhere; the token goes last, because other tabs follow it.
  const gone = Object.keys(localStorage).filter((key) => !isSpared(key) && key !== TOKEN);
  for (const key of [...gone, TOKEN]) localStorage.removeItem(key);
  notify();
}

function isSpared(key: string): boolean {
  return key === QUEUED || isFormerQueueKey(key);
}

/** The keys of changes that an older version queued; they stay until they are taken over. */
export function formerQueueKeys(): string[] {
  return Object.keys(localStorage).filter(isFormerQueueKey);
}

function isFormerQueueKey(key: string): boolean {
  return key.startsWith(WAITING_PREFIX);
}

/** Assigns the tab's choices to a person: another person's are forgotten. */
export function chooseFor(personId: string): void {
  if (sessionStorage.getItem(CHOSEN_BY) !== personId) forgetChoices();
  sessionStorage.setItem(CHOSEN_BY, personId);
}

/** Calls the listener on changes by this tab and, through storage events, by others. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A stored value that follows every change, in this tab or another. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(subscribeToStorage, () => readStored(key));
}

function forgetChoices(): void {
  for (const key of OF_THE_TAB) sessionStorage.removeItem(key);
}
