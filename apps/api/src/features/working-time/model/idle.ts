import { ABSENCE_MS, HEARTBEAT_INTERVAL_MS, IDLE_STRETCH_MS } from '@faena/shared/domain';
import type { EndReason } from '@faena/shared/schemas';
import type { IdleStretchDoc, RecordDoc } from './record-model.ts';

/** A device reports touches once a minute, so an absence may seem shorter by that. */
const ABSENT_MS = ABSENCE_MS - HEARTBEAT_INTERVAL_MS;

/** Tests whether the person touched another device so recently that inactivity here does not count (TIME-62). */
export function isInUse({ evidence }: RecordDoc, now: Date): boolean {
  return evidence?.lastTouch != null && +now - +evidence.lastTouch < ABSENT_MS;
}

interface IdleEnd {
  readonly endTime: Date;
  /** The idle stretch before the end, if it is long enough to keep. */
  readonly idle: IdleStretchDoc | null;
  /** Whether it is paid and longer than 15 minutes, so that it waits for review. */
  readonly isLong: boolean;
}

/**
 * The end of a record after a possible idle stretch. Inactivity ends it 15 minutes after the last touch at most;
 * without pay for idle time, at that touch (TIME-62) (TIME-63). A marked record ignores idleness (MARK-15).
 */
export function idleEnd(record: RecordDoc, at: Date, reason: EndReason): IdleEnd {
  const from = record.marked ? null : record.evidence?.lastTouch;
  if (!from || from >= at) return { endTime: at, idle: null, isLong: false };
  const isInactive = reason === 'inactivity';
  if (record.idleUnpaid && +at - +from > (isInactive ? ABSENT_MS : ABSENCE_MS)) {
    return { endTime: from, idle: { from, until: at }, isLong: false };
  }
  const until = isInactive ? new Date(Math.min(+at, +from + ABSENCE_MS)) : at;
  const ms = +until - +from;
  const idle = ms >= IDLE_STRETCH_MS ? { from, until } : null;
  return { endTime: until, idle, isLong: ms > ABSENCE_MS };
}
