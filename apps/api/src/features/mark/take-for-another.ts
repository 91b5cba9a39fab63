import { heldRight, type MarkTime } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { clockTermsOf } from '../company/index.ts';
import { type ProjectRights, rightsOf } from '../crew/index.ts';
import type { DeviceDoc } from '../device/index.ts';
import { judgePins, type PinFault } from '../kiosk/index.ts';
import { type LockedPerson, lockPerson } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { countMarked, type When } from './count-marked.ts';
import type { MarkDoc } from './model.ts';
import { type Arrival, placed, type Standing } from './placed.ts';
import { seenAmong } from './seen-among.ts';
import type { SignedMark } from './signed-by.ts';
import { isOffline } from './wire.ts';

/** The outcome of some marks: those that came before, and those that are stored now. */
export interface Outcome {
  readonly known: ReadonlyMap<string, MarkDoc>;
  readonly stored: readonly MarkDoc[];
}

/**
 * Takes the marks that a device made for somebody else (CREW-2). Those for a person out of its maker's reach, and those
 * without a right, are kept with the maker, and tell nothing of that person.
 */
export async function takeForAnother(
  personId: string,
  marks: readonly SignedMark[],
  arrival: Omit<Arrival, 'paysLunch' | 'codes'>,
  when: Omit<When, 'terms'>,
): Promise<Outcome> {
  const { session } = when;
  const makerId = arrival.device.personId;
  const projectIds = marks.flatMap(({ projectId }) => (projectId ? new Types.ObjectId(projectId) : []));
  const { kiosk } = arrival.device;
  const rights = kiosk ? rightsOfKiosk(arrival.device) : await rightsOf(makerId, projectIds, session);
  const worker = await lockReachable(new Types.ObjectId(personId), makerId, rights, session);
  const sites = worker ? await sitesOf(worker, projectIds, session) : new Set<string>();
  const { known, fresh } = await seenAmong(worker ? [makerId, worker._id] : [makerId], marks, session);
  const terms = worker?.companyId ? await clockTermsOf(worker.companyId, session) : null;
  // Codes count for a person's own marks alone. Here the maker's right is the proof.
  const theirs = { ...arrival, paysLunch: terms?.paysLunch ?? false, codes: null };
  const here = [...fresh.values()].filter(
    ({ projectId }) => rights.has(String(projectId)) && sites.has(String(projectId)),
  );
  const faults: ReadonlyMap<string, PinFault> =
    kiosk && worker ? await judgePins(worker, here, { ...arrival, session }) : new Map();
  const docs = [...fresh.values()].map((mark) => {
    const granted = rights.get(String(mark.projectId));
    const isOnSite = sites.has(String(mark.projectId));
    const granting = { makerId, worker, granted, isOnSite, fault: faults.get(mark.id) ?? null };
    return placed(mark, (time) => standingOf(granting, time, arrival.at), theirs);
  });
  return { known, stored: await countMarked(docs, worker, { ...when, terms }) };
}

/** A kiosk marks in its project since it was linked; its end is that of the device (MARK-16). */
function rightsOfKiosk({ kiosk, createdAt }: DeviceDoc): ReadonlyMap<string, ProjectRights> {
  const rights = [{ from: +createdAt, until: null }];
  return new Map(kiosk && [[String(kiosk.projectId), { companyId: kiosk.companyId, rights }]]);
}

/** Locks the person if they work for a company in which the maker has a right, and the maker otherwise. */
async function lockReachable(
  _id: Types.ObjectId,
  makerId: Types.ObjectId,
  rights: ReadonlyMap<string, ProjectRights>,
  session: ClientSession,
): Promise<LockedPerson | null> {
  const companyId = { $in: [...rights.values()].map((granted) => granted.companyId) };
  const worker = rights.size > 0 ? await lockPerson({ _id, companyId }, session) : null;
  if (!worker) await lockPerson({ _id: makerId }, session);
  return worker;
}

/** The projects among these in which the person is. */
async function sitesOf(
  { _id }: LockedPerson,
  projectIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const sites = await driverCollection(ProjectModel)
    .find({ _id: { $in: [...projectIds] }, memberIds: _id }, { session, projection: { _id: 1 } })
    .toArray();
  return new Set(sites.map((site) => String(site._id)));
}

interface Granting {
  readonly makerId: Types.ObjectId;
  readonly worker: LockedPerson | null;
  readonly granted: ProjectRights | undefined;
  readonly isOnSite: boolean;
  readonly fault: PinFault | null;
}

function standingOf(
  { makerId, worker, granted, isOnSite, fault }: Granting,
  time: MarkTime,
  receivedAt: Date,
): Standing {
  const kept = { personId: makerId, markedBy: makerId };
  if (!granted) return { ...kept, reason: 'no_right', isRefused: true };
  if (!worker?.companyId?.equals(granted.companyId))
    return { ...kept, reason: 'not_in_crew', isRefused: false };
  const theirs = { personId: worker._id, markedBy: makerId, isRefused: false };
  if (!isOnSite) return { ...theirs, reason: 'not_in_crew' };
  // Its person reads the refusal and types again; one that arrives later is for the manager (KIOSK-7).
  const isAtOnce = time.isExact && !isOffline({ at: new Date(time.at), receivedAt });
  if (fault) return { ...theirs, reason: fault, isRefused: isAtOnce };
  return { ...theirs, reason: heldRight(granted.rights, time) ? null : 'no_right' };
}
