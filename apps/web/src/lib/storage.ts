import { useSyncExternalStore } from 'react';

/**
 * Every key that Faena keeps in local storage (SCREEN-14); besides, when the person last did something, and which
 * record was last said to be running when.
 */
export type StorageKey =
  | 'accessToken'
  | 'username'
  | 'userId'
  | 'rol_id'
  | 'user'
  | 'currentTimesheetId'
  | 'activeCompanyId'
  | 'activeCompany'
  | 'sidebarOpen'
  | 'lastVisitedRoute'
  | 'current_project'
  | 'selectedProjectId'
  | 'taskViewMode'
  | 'lastActivity'
  | 'lastHeartbeat';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function readStored(key: StorageKey): string | null {
  return localStorage.getItem(key);
}

/** Stores a value, or removes the key with `null`; every `useStored` of this tab follows. */
export function writeStored(key: StorageKey, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  notify();
}

/** Forgets everything, as a logout does (SESSION-10). */
export function clearStored(): void {
  localStorage.clear();
  notify();
}

/** Tells of changes by this tab and, through storage events, by others. */
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
