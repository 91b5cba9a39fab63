import {
  type CodeProof,
  MARKS_KEPT_MS,
  type MarkReason,
  type MarkTime,
  OLDEST_MARK_MS,
  placeByCode,
  placeMark,
  type ServerReading,
  windowsOfMark,
} from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { CodesOfSites } from '../crew/index.ts';
import { type DeviceDoc, timeOfStamp } from '../device/index.ts';
import type { LockedPerson } from '../person/index.ts';
import type { MarkDoc } from './model.ts';
import type { SignedMark } from './signed-by.ts';

/** The arrival of a batch: its device, and the readings of the device's and the server's clocks. */
export interface Arrival {
  readonly device: DeviceDoc;
  readonly now: ServerReading;
  readonly at: Date;
  readonly secret: string;
  /** The company pays lunch now. */
  readonly paysLunch: boolean;
  /** The codes of the sites that its marks name; null if none carries a code that could count. */
  readonly codes: CodesOfSites | null;
}

/** The person of a mark, and the reason why it changes no record of theirs, such as a right that its maker lacks. */
export interface Standing {
  readonly personId: Types.ObjectId;
  /** Somebody else who made it. */
  readonly markedBy: Types.ObjectId | null;
  readonly reason: MarkReason | null;
  readonly isRefused: boolean;
}

/** A new mark with its time, before its effect is known (MARK-13). */
export function placed(
  mark: SignedMark,
  standingAt: (time: MarkTime) => Standing,
  arrival: Arrival,
): MarkDoc {
  const { device, at: receivedAt } = arrival;
  const { time, proof } = byCode(placeMark(mark, stampOf(mark, arrival), arrival.now), mark, arrival.codes);
  const { at, earliest, latest, isExact } = time;
  const { personId, markedBy, isRefused, ...standing } = standingAt(time);
  const reason = standing.reason ?? unfit(at, arrival);
  return {
    _id: new Types.ObjectId(),
    markId: mark.id,
    personId,
    deviceId: device._id,
    deviceName: device.name,
    kind: mark.kind,
    counter: mark.counter,
    previous: mark.previous,
    hash: mark.hash,
    wall: new Date(mark.wall),
    projectId: mark.projectId ? new Types.ObjectId(mark.projectId) : null,
    ...(mark.taskId && { taskId: new Types.ObjectId(mark.taskId) }),
    undoes: mark.undoes,
    isPaid: mark.kind === 'pause' && arrival.paysLunch,
    receivedAt,
    at: new Date(at),
    earliest: new Date(earliest),
    latest: new Date(latest),
    isExact,
    counts: reason === null,
    effect: null,
    result: isRefused ? 'refused' : reason ? 'to_review' : 'recorded',
    reason,
    recordId: null,
    markedBy,
    deniedAt: null,
    ...(proof && { code: proof }),
    forgottenAt: new Date(Date.now() + MARKS_KEPT_MS),
  };
}

/** The time of a mark with what its code proves; null without a code that counts (MARK-35). */
function byCode(
  time: MarkTime,
  { code, projectId }: SignedMark,
  codes: CodesOfSites | null,
): { readonly time: MarkTime; readonly proof: CodeProof | null } {
  const windows = code && projectId && codes ? windowsOfMark(time) : null;
  const shown = windows && codes?.shownIn(projectId ?? '', code ?? '', windows);
  return shown ? placeByCode(time, shown) : { time, proof: null };
}

/** The stamp in a mark; without a valid one, the registration of its device. */
function stampOf({ stamp }: SignedMark, { device, secret }: Arrival) {
  const at = stamp && timeOfStamp(stamp.token, device._id, secret);
  return stamp && at !== null ? { ...stamp, at } : { at: +device.createdAt };
}

/** The standing of a mark of the device's own person. */
export function ownStanding({ personId }: DeviceDoc, worker: LockedPerson | null): Standing {
  const reason = worker?.companyId ? null : 'no_company';
  return { personId, markedBy: null, reason, isRefused: false };
}

/** The reason why a mark of that device or age changes no record (MARK-16); null if it may. */
function unfit(at: number, { device, at: now }: Arrival): MarkReason | null {
  if (device.endedAt) return 'device_ended';
  return +now - at > OLDEST_MARK_MS ? 'too_old' : null;
}
