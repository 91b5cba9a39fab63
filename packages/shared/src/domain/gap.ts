import {
  ABSENCE_MS,
  GAP_SLACK_MS,
  HEARTBEAT_INTERVAL_MS,
  LONGEST_GAP_MS,
  LOST_SIGNAL_MS,
} from './limits-and-defaults/index.ts';

/** The report of a page that ran without a connection, each value in milliseconds ago. */
export interface Silence {
  /** The end of the connection. */
  readonly lostMsAgo: number;
  /** The end of the page's uninterrupted life since then; 0 if it was never suspended. */
  readonly aliveMsAgo: number;
  /** The person's last input. */
  readonly activeMsAgo: number;
}

/** A part of a record that counts although it has no heartbeats; `used` means that the person made an input in it. */
export interface Gap {
  readonly from: Date;
  readonly until: Date;
  readonly used: boolean;
}

/**
 * Computes the gap from the last heartbeat (TIME-32, TIME-33), or null if the record ends at that heartbeat. The gap
 * lasts until now, unless the page was suspended or the person away for `ABSENCE_MS`.
 */
export function gapOf(
  { lostMsAgo, aliveMsAgo, activeMsAgo }: Silence,
  lastHeartbeat: Date,
  now: Date,
): Gap | null {
  const silentMs = +now - +lastHeartbeat;
  if (silentMs < LOST_SIGNAL_MS || silentMs > LONGEST_GAP_MS) return null;
  if (lostMsAgo < silentMs - GAP_SLACK_MS) return null;
  const wasLeft = activeMsAgo - aliveMsAgo >= ABSENCE_MS;
  const lastedMs = silentMs - (wasLeft ? activeMsAgo : aliveMsAgo);
  if (lastedMs < HEARTBEAT_INTERVAL_MS) return null;
  return {
    from: lastHeartbeat,
    until: new Date(+lastHeartbeat + lastedMs),
    used: activeMsAgo < silentMs,
  };
}
