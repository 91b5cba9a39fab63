import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work while a request waits. */
const LONGEST_MS = 5;

/**
 * @returns a function that lets other work run, once this work has gone on for long enough
 * @throws the reason of the aborted `signal`
 */
export function resting(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
