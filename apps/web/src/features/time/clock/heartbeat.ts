import { HEARTBEAT_INTERVAL_MS, LOST_SIGNAL_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { markTabOpen } from '@/lib/open-tabs.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { callBridgeGap, callHeartbeat, failureOf } from './calls.ts';
import { watchPageLife } from './page-life.ts';

/** The pause before a new try after a failure of the network. */
const RETRY_MS = 10_000;

/** After this time a stop that this tab sent at its last unload has arrived, or never will. */
const DOUBT_MS = 2_000;

/** The tab that beat last goes first the next time, so that two tabs never beat at once. */
const PRECEDENCE_MS = 2_000;

/**
 * Each tab blurs its time differently, so a time that one has just stored may lie ahead of another's clock.
 */
const APART_MS = 2_000;

/** The device or the network may come back so soon after a heartbeat that another is not needed. */
const RECENT_MS = 10_000;

/** The page reports a silence of this length, because the server may take it for a lost signal; a heartbeat would hide it. */
const SILENCE_MS = LOST_SIGNAL_MS - HEARTBEAT_INTERVAL_MS;

export interface HeartbeatEvents {
  /** The server answered that the record has ended. */
  readonly onEnded: () => void;
  readonly onReach: (reached: boolean) => void;
  /** This page reported a silence; `record` is the record since then. */
  readonly onBridged: (record: WorkRecord) => void;
  /** Another tab reported the silence. */
  readonly onBridgedElsewhere: () => void;
}

export interface Heartbeat {
  /** Sends a heartbeat at once after sleep or a failure of the network, unless the last one is recent. */
  readonly now: () => void;
  /** Reports a silence during which this page was alive, if any, ahead of other requests. */
  readonly bridge: () => Promise<WorkRecord | null>;
  /** Stops for the end of the session; `bridge` still reports an earlier silence. */
  readonly leave: () => void;
  readonly stop: () => void;
}

/**
 * Reports once a minute that a record runs. All tabs keep time, and the first one due beats for all: no tab
 * leads, so none needs a successor.
 * @param sure false when the record was found running, so that this tab's own stop may still be on its way
 */
export function startHeartbeat(recordId: string, sure: boolean, events: HeartbeatEvents): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const life = watchPageLife();
  life.heard(0);

  /** Takes over the last answer to another tab. */
  const listen = () => {
    const before = life.silence().lostMsAgo;
    life.heard(sinceAnswer(recordId));
    const { lostMsAgo } = life.silence();
    if (lostMsAgo < before) events.onReach(true);
    if (before >= SILENCE_MS && lostMsAgo < SILENCE_MS) events.onBridgedElsewhere();
  };

  const onStored = ({ key }: StorageEvent) => {
    if (key === 'lastHeartbeat') listen();
  };
  window.addEventListener('storage', onStored);

  const bridge = async () => {
    listen();
    const silence = life.silence();
    if (silence.lostMsAgo < SILENCE_MS) return null;
    const record = await callBridgeGap(recordId, silence);
    life.heard(0);
    return record;
  };

  const beat = async () => {
    clearTimeout(timer);
    noteBeat(recordId, Date.now());
    try {
      const record = await bridge();
      if (!record) await callHeartbeat(recordId, life.touchedMsAgo());
      noteAnswer(recordId);
      life.heard(0);
      if (stopped) return;
      events.onReach(true);
      plan(HEARTBEAT_INTERVAL_MS);
      if (record) events.onBridged(record);
    } catch (error) {
      noteBeat(recordId, 0);
      const failure = failureOf(error);
      if (stopped || failure === 'session') return;
      // Tries again later, unless the events below end it.
      plan(RETRY_MS);
      if (failure === 'refused') events.onEnded();
      else events.onReach(false);
    }
  };

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      markTabOpen();
      listen();
      const rest = HEARTBEAT_INTERVAL_MS - sinceBeat(recordId);
      if (rest > 0) plan(rest + PRECEDENCE_MS);
      else void beat();
    }, ms);
  };

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('storage', onStored);
    life.stop();
  };

  if (sure) plan(HEARTBEAT_INTERVAL_MS);
  else timer = setTimeout(() => void beat(), DOUBT_MS);
  return {
    now: () => {
      if (sinceBeat(recordId) > RECENT_MS) void beat();
    },
    bridge,
    leave: () => {
      life.end();
      stop();
    },
    stop,
  };
}

/** The times of the last heartbeat of any tab for a record, and of its last answer; 0 is never. */
function readBeat(recordId: string): { sent: number; answered: number } {
  const [id, sent, answered] = readStored('lastHeartbeat')?.split(' ') ?? [];
  return id === recordId ? { sent: Number(sent), answered: Number(answered ?? 0) } : { sent: 0, answered: 0 };
}

function noteBeat(recordId: string, sent: number): void {
  writeStored('lastHeartbeat', `${recordId} ${sent} ${readBeat(recordId).answered}`);
}

function noteAnswer(recordId: string): void {
  writeStored('lastHeartbeat', `${recordId} ${readBeat(recordId).sent} ${Date.now()}`);
}

/** Milliseconds since any tab last beat for this record; endless if none has, or the clock was set back far since. */
function sinceBeat(recordId: string): number {
  const since = Date.now() - readBeat(recordId).sent;
  return since > -HEARTBEAT_INTERVAL_MS ? Math.max(0, since) : Number.POSITIVE_INFINITY;
}

/** Milliseconds since any tab was last answered; endless if none was, or the clock was set back since. */
function sinceAnswer(recordId: string): number {
  const { answered } = readBeat(recordId);
  const since = Date.now() - answered;
  return answered > 0 && since > -APART_MS ? Math.max(0, since) : Number.POSITIVE_INFINITY;
}
