import { MARK_TOLERANCE_MS } from '../limits-and-defaults/index.ts';
import type { DeviceReading } from './mark-text.ts';

/** A reading of a device's clocks at a time of the server's, in milliseconds since 1970. */
export interface ServerReading extends DeviceReading {
  readonly at: number;
}

/** A time of the server before the mark, without the device's reading at that time. */
export type UnreadStamp = Pick<ServerReading, 'at'>;

/** When a mark happened, in milliseconds since 1970. `at` is certain to two minutes if it `isExact`, else a guess. */
export interface MarkTime {
  readonly at: number;
  readonly earliest: number;
  readonly latest: number;
  readonly isExact: boolean;
}

/** How far the device's wall clock was ahead of the server's. */
const aheadAt = (reading: ServerReading) => reading.wall - reading.at;

/**
 * Decides when a mark happened (MARK-13): between the server stamp `before` and the arrival `after`. The
 * monotonic clock stops while the device sleeps, so it never counts too much; its stretches narrow these
 * bounds. Within them the wall clock decides, if its error was the same at both ends.
 */
export function placeMark(
  mark: DeviceReading,
  before: ServerReading | UnreadStamp,
  after: ServerReading,
): MarkTime {
  const stamp = 'wall' in before ? before : null;
  const low = before.at + (stamp ? ticked(stamp, mark) : 0);
  const high = after.at - ticked(mark, after);
  // A device that counted more time than passed is not trusted.
  if (low > high + MARK_TOLERANCE_MS) return guess(mark, after, before.at, after.at);
  const [earliest, latest] = [Math.min(low, high), Math.max(low, high)];
  const isSteady = stamp && agrees(stamp, after);
  const byWall = mark.wall - (aheadAt(stamp ?? after) + aheadAt(after)) / 2;
  const isWithin = byWall >= earliest - MARK_TOLERANCE_MS && byWall <= latest + MARK_TOLERANCE_MS;
  if (isSteady && isWithin) return exactly(clamp(byWall, earliest, latest));
  if (latest - earliest <= MARK_TOLERANCE_MS) return exactly(latest);
  return guess(mark, after, earliest, latest);
}

/** The time that the monotonic clock counted between two readings of one life; 0 across lives. */
function ticked(one: DeviceReading, other: DeviceReading): number {
  return one.epoch === other.epoch ? Math.max(0, other.mono - one.mono) : 0;
}

function agrees(before: ServerReading, after: ServerReading): boolean {
  return Math.abs(aheadAt(before) - aheadAt(after)) <= MARK_TOLERANCE_MS;
}

function exactly(at: number): MarkTime {
  return { at, earliest: at, latest: at, isExact: true };
}

/** Assumes that the wall clock was as wrong then as it is now. */
function guess(mark: DeviceReading, now: ServerReading, earliest: number, latest: number): MarkTime {
  const at = clamp(mark.wall - aheadAt(now), earliest, latest);
  return { at, earliest, latest, isExact: false };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
