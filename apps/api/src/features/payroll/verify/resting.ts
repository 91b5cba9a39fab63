import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work while a request waits. */
const LONGEST_MS = 5;

/**
 * @returns lets everything else that waits have its turn, as soon as work has gone on for long enough
 * @throws what `signal` was aborted with
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
