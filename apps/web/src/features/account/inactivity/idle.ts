import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '@faena/shared/domain';

/** The reaction to an idle person, and the time until the next check, in milliseconds. */
export type Idle =
  | { readonly state: 'active'; readonly checkIn: number }
  | { readonly state: 'warning'; readonly secondsLeft: number; readonly checkIn: number }
  | { readonly state: 'over' };

/**
 * Compares times instead of counting ticks, so that a laptop's sleep counts (SESSION-11). The last
 * `INACTIVITY_WARNING_MS` before the timeout are the warning.
 */
export function idleAt(now: number, lastActivity: number): Idle {
  const left = INACTIVITY_TIMEOUT_MS - (now - lastActivity);
  if (left <= 0) return { state: 'over' };
  if (left > INACTIVITY_WARNING_MS) return { state: 'active', checkIn: left - INACTIVITY_WARNING_MS };
  const secondsLeft = Math.ceil(left / 1000);
  return { state: 'warning', secondsLeft, checkIn: left - (secondsLeft - 1) * 1000 };
}
