import { checkConnection } from '@/lib/connection.ts';
import { serverLead } from '@/lib/server-clock.ts';

/** Clocks of one device drift apart by less between two checks. */
const DRIFT_MS = 2_000;

/** The clocks of the device at one check. */
export interface Clocks {
  readonly wall: number;
  /** Runs on evenly, and may stand still during sleep. */
  readonly steady: number;
  readonly serverLead: number | null;
}

export function readClocks(): Clocks {
  return { wall: Date.now(), steady: performance.now(), serverLead: serverLead() };
}

/** By how much the wall clock jumped between two checks: it was set, or the device slept. 0 if it did not. */
export function jumpOf(before: Clocks, now: Clocks): number {
  const jump = now.wall - before.wall - (now.steady - before.steady);
  return Math.abs(jump) < DRIFT_MS ? 0 : jump;
}

/**
 * By how much the wall clock was set forward since a check. The server tells that from sleep, during which its clock runs
 * on as well. Without an answer it counts as sleep.
 */
export async function wasSetForward(before: Clocks): Promise<number> {
  const isKnown = (await checkConnection()) && before.serverLead !== null;
  const set = isKnown ? (before.serverLead ?? 0) - (serverLead() ?? 0) : 0;
  return set < DRIFT_MS ? 0 : set;
}
