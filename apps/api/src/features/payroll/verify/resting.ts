import { setImmediate } from 'node:timers/promises';

/** So long may one stretch of work keep a request waiting. */
const LONGEST_MS = 5;

/** @returns lets everything else that waits have its turn, as soon as work has gone on for long enough */
export function resting(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
