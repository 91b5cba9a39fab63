import { useEffect, useReducer } from 'react';
import { retryAt } from '@/lib/retry-at.ts';

const SECOND_MS = 1_000;

/** The seconds until the refused request may be repeated, counting down to 0 (LIMIT-9). */
export function useRetryWait(error: unknown): number {
  const at = retryAt(error);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(() => {
      tick();
      // By the clock instead of ticks, because a laptop may have slept.
      if (Date.now() >= at) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? 0 : Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));
}
