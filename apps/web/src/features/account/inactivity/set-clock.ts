import { checkConnection } from '@/lib/connection.ts';
import { serverLead } from '@/lib/server-clock.ts';

/** The most by which two clocks of one device drift apart between two checks. */
const DRIFT_MS = 2_000;

/** The clocks of the device at one check. */
export interface Clocks {
  readonly wall: number;
  /** A clock that nobody sets. It may stop during sleep. */
  readonly steady: number;
  readonly serverLead: number | null;
}

export function readClocks(): Clocks {
  return { wall: Date.now(), steady: performance.now(), serverLead: serverLead() };
}

/**
 * The jump of the wall clock between two checks, in milliseconds. It was set, or the device slept. 0 without a jump.
 */
export function jumpOf(before: Clocks, now: Clocks): number {
  const jump = now.wall - before.wall - (now.steady - before.steady);
  return Math.abs(jump) < DRIFT_MS ? 0 : jump;
}

/**
 * The milliseconds by which the wall clock was set forward since a check. The server's clock also runs during sleep, so
 * it tells a set clock from sleep. Without an answer the jump counts as sleep.
 */
export async function wasSetForward(before: Clocks): Promise<number> {
  const isKnown = (await checkConnection()) && before.serverLead !== null;
  const set = isKnown ? (before.serverLead ?? 0) - (serverLead() ?? 0) : 0;
  return set < DRIFT_MS ? 0 : set;
}
