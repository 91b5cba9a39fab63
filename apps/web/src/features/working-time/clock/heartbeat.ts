import { HEARTBEAT_INTERVAL_MS } from '@faena/shared/domain';
import { markTabOpen } from '@/lib/open-tabs.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { callHeartbeat, failureOf } from './calls.ts';

/** After a network that was gone may be back. */
const RETRY_MS = 10_000;

/** By then a stop that this tab sent at its last unload has arrived, if it ever does. */
const DOUBT_MS = 2_000;

/** The tab that beat last goes first the next time, so that two never beat at once. */
const PRECEDENCE_MS = 2_000;

/** A heartbeat this recent needs no repetition, whatever one comes back from. */
const RECENT_MS = 10_000;

export interface HeartbeatEvents {
  /** The server says that the record has ended. */
  readonly onEnded: () => void;
  readonly onReach: (reached: boolean) => void;
}

export interface Heartbeat {
  /** Beats at once, unless one has been a moment ago: the device woke up, the network is back. */
  readonly now: () => void;
  readonly stop: () => void;
}

/**
 * Tells the server once a minute that a record is still running. All tabs keep time, the first whose turn it is beats
 * for all of them: no tab leads, so none has to be replaced when it is closed, crashes or is put to sleep.
 *
 * @param sure false when the record was found running, so that this tab's own stop may still be on its way
 */
export function startHeartbeat(recordId: string, sure: boolean, events: HeartbeatEvents): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const beat = async () => {
    clearTimeout(timer);
    noteBeat(recordId);
    try {
      await callHeartbeat(recordId);
      if (stopped) return;
      events.onReach(true);
      plan(HEARTBEAT_INTERVAL_MS);
    } catch (error) {
      forgetBeat();
      const failure = failureOf(error);
      if (stopped || failure === 'session') return;
      // Again in a while, unless what is told now puts an end to it.
      plan(RETRY_MS);
      if (failure === 'refused') events.onEnded();
      else events.onReach(false);
    }
  };

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      markTabOpen();
      const rest = HEARTBEAT_INTERVAL_MS - sinceBeat(recordId);
      if (rest > 0) plan(rest + PRECEDENCE_MS);
      else void beat();
    }, ms);
  };

  if (sure) plan(HEARTBEAT_INTERVAL_MS);
  else timer = setTimeout(() => void beat(), DOUBT_MS);
  return {
    now: () => {
      if (sinceBeat(recordId) > RECENT_MS) void beat();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function noteBeat(recordId: string): void {
  writeStored('lastHeartbeat', `${recordId} ${Date.now()}`);
}

function forgetBeat(): void {
  writeStored('lastHeartbeat', null);
}

/** Milliseconds since any tab last beat for this record; endless if none has, or the clock was set back far since. */
function sinceBeat(recordId: string): number {
  const [id, at] = readStored('lastHeartbeat')?.split(' ') ?? [];
  const since = Date.now() - Number(at);
  const known = id === recordId && since > -HEARTBEAT_INTERVAL_MS;
  return known ? Math.max(0, since) : Number.POSITIVE_INFINITY;
}
