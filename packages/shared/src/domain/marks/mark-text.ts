import type { MarkKind } from '../limits-and-defaults/index.ts';

/**
 * A reading of the clocks of a device, in milliseconds. The wall clock counts since 1970, the monotonic one since the
 * start of the life that `epoch` names.
 */
export interface DeviceReading {
  readonly wall: number;
  readonly mono: number;
  readonly epoch: string;
}

/** A stamp of the server, and the reading of the device's clocks at its arrival. */
export interface KeptStamp extends DeviceReading {
  readonly token: string;
}

/** A mark before its signature. `previous` is the hash of the device's mark before, empty for its first. */
export interface UnsignedMark extends DeviceReading {
  readonly id: string;
  readonly kind: MarkKind;
  readonly counter: number;
  readonly previous: string;
  readonly stamp: KeptStamp | null;
  readonly projectId: string | null;
  /** The mark that an `undo` takes back. */
  readonly undoes: string | null;
  /** The person whose time it states; absent for the device's own (CREW-2). */
  readonly personId?: string | undefined;
  /** The six digits of its site; absent without them (MARK-30). */
  readonly code?: string | undefined;
  /** The sealed PIN of its person; absent elsewhere than at a kiosk (KIOSK-5). */
  readonly pin?: string | undefined;
  /** The task of `projectId` that is worked on; absent or null without one (MARK-58). */
  readonly taskId?: string | null | undefined;
}

const readingOf = ({ wall, mono, epoch }: DeviceReading) => [wall, mono, epoch];

/** The text of a mark that its device signs, and that the next mark's `previous` hashes (MARK-12). */
export function textOfMark(mark: UnsignedMark): string {
  const { id, kind, counter, previous, stamp, projectId, undoes, personId, code, pin, taskId } = mark;
  const stamped = stamp && [stamp.token, ...readingOf(stamp)];
  // Absent values at its end are left out, so that a mark reads as it did before there were any.
  const later = [personId, code, pin, taskId];
  const more = later.slice(0, later.findLastIndex(Boolean) + 1);
  return JSON.stringify([
    id,
    kind,
    counter,
    previous,
    ...readingOf(mark),
    stamped,
    projectId,
    undoes,
    ...more,
  ]);
}

/** The text by which a kiosk asks for its people, with a stamp of the server (KIOSK-3). */
export function textOfKioskRequest(kioskId: string, stamp: string): string {
  return JSON.stringify(['kiosk-people', kioskId, stamp]);
}

/** The text of a batch that its device signs: whose it is, when it was sent, and its marks in order (MARK-12). */
export function textOfBatch(deviceId: string, now: DeviceReading, markIds: readonly string[]): string {
  return JSON.stringify([deviceId, ...readingOf(now), ...markIds]);
}
