import { useSyncExternalStore } from 'react';
import { fetchReadingClock } from './server-clock.ts';

/** Without an answer within this time, the server counts as unreachable. */
const ANSWER_MS = 4_000;

/** The pause between two tries while the server is unreachable. */
const RETRY_MS = 4_000;

/** Emits `online` when the server is reachable again, or the browser believes so, for waiting retries. */
export const connection = new EventTarget();

const listeners = new Set<() => void>();
let lost = false;
let asking: Promise<boolean> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/** The server did not answer the last check of the connection. */
export function isConnectionLost(): boolean {
  return lost;
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(subscribeToConnection, isConnectionLost);
}

/** The server has answered something. */
export function noteAnswer(): void {
  clearTimeout(retry);
  setLost(false);
}

/**
 * Asks the server whether it is reachable: a failed request proves nothing, and `navigator.onLine` only knows the
 * nearest network. An unreachable server is asked again every few seconds. The answer also has the server's time.
 */
export function checkConnection(): Promise<boolean> {
  clearTimeout(retry);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  const reached = await fetchReadingClock('/api/health', { cache: 'no-store', signal: late.signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  clearTimeout(timer);
  if (!reached) retry = setTimeout(() => void checkConnection(), RETRY_MS);
  setLost(!reached);
  return reached;
}

function setLost(now: boolean): void {
  if (lost === now) return;
  lost = now;
  for (const listener of listeners) listener();
  if (!now) connection.dispatchEvent(new Event('online'));
}

window.addEventListener('online', () => connection.dispatchEvent(new Event('online')));
for (const type of ['offline', 'online']) window.addEventListener(type, () => void checkConnection());
document.addEventListener('visibilitychange', () => {
  if (lost && document.visibilityState === 'visible') void checkConnection();
});
