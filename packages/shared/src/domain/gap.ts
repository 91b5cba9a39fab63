import {
  GAP_SLACK_MS,
  HEARTBEAT_INTERVAL_MS,
  INACTIVITY_TIMEOUT_MS,
  LONGEST_GAP_MS,
  LOST_SIGNAL_MS,
} from './limits-and-defaults/index.ts';

/** The report of a page that lived without a signal, each value in milliseconds ago. */
export interface Silence {
  /** When the page last had a signal. */
  readonly lostMsAgo: number;
  /** Until when it lived since then without a break; 0 when there was none. */
  readonly aliveMsAgo: number;
  /** When the person last did something. */
  readonly activeMsAgo: number;
}

/** A stretch of a record without a signal that counts all the same, and whether the person did something in it. */
export interface Gap {
  readonly from: Date;
  readonly until: Date;
  readonly used: boolean;
}

/**
 * The gap of a silence that began with the last heartbeat and ends now (TIME-32, TIME-33), or null where the record
 * ends at that heartbeat. It reaches up to now where the page lived on and was not left for 15 minutes.
 */
export function gapOf(
  { lostMsAgo, aliveMsAgo, activeMsAgo }: Silence,
  lastHeartbeat: Date,
  now: Date,
): Gap | null {
  const silentMs = +now - +lastHeartbeat;
  if (silentMs < LOST_SIGNAL_MS || silentMs > LONGEST_GAP_MS) return null;
  if (lostMsAgo < silentMs - GAP_SLACK_MS) return null;
  const wasLeft = activeMsAgo - aliveMsAgo >= INACTIVITY_TIMEOUT_MS;
  const lastedMs = silentMs - (wasLeft ? activeMsAgo : aliveMsAgo);
  if (lastedMs < HEARTBEAT_INTERVAL_MS) return null;
  return {
    from: lastHeartbeat,
    until: new Date(+lastHeartbeat + lastedMs),
    used: activeMsAgo < silentMs,
  };
}
