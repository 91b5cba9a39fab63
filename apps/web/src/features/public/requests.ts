import type { Plan } from '@faena/shared/schemas';
import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/lib/report.ts';

/**
 * The plans for the landing page, requested after its first paint. Requested by hand: the typed client includes the
 * whole contract, which weighs as much as the rest of the page.
 */
export function usePlans(): { plans: readonly Plan[] | null; failed: boolean; retry: () => void } {
  const [plans, setPlans] = useState<readonly Plan[] | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (signal: AbortSignal | null = null) => {
    setFailed(false);
    try {
      const response = await fetch('/api/subscriptions', { signal });
      if (!response.ok) throw new Error(`The plans were answered with ${response.status}`);
      setPlans((await response.json()) as Plan[]);
    } catch (error) {
      if (signal?.aborted) return;
      reportError(error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    // The second frame begins after the first paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void load(leaving.signal));
    });
    return () => {
      cancelAnimationFrame(frame);
      leaving.abort();
    };
  }, [load]);

  return { plans, failed, retry: () => void load() };
}
