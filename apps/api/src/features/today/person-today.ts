import type { AbsenceKind } from '@faena/shared/domain';
import type { PersonToday } from '@faena/shared/schemas';
import { type PersonDoc, pictureUrl } from '../person/index.ts';
import type { RecordDoc } from '../working-time/index.ts';

/** An employee as their line shows them. */
export type Face = Pick<PersonDoc, '_id' | 'fullname' | 'pictureId'>;

/** A record of today, as far as its person's state needs it. */
export type StretchToday = Pick<
  RecordDoc,
  'employeeId' | 'startTime' | 'endTime' | 'projectId' | 'projectName' | 'evidence'
>;

/** The causes of a state, besides records. */
interface Circumstances {
  /** The time after which a beginning is late; null if none is. */
  readonly late: Date | null;
  readonly absence: AbsenceKind | null;
}

/** The state of somebody today by their records, oldest first (TODAY-2). An announced absence is neither late nor unseen. */
export function personToday(
  { _id, fullname, pictureId }: Face,
  stretches: readonly StretchToday[],
  { late, absence }: Circumstances,
): PersonToday {
  const [first] = stretches;
  const last = stretches.at(-1);
  return {
    _id: String(_id),
    fullname,
    profilePicture: pictureUrl(pictureId),
    ...(last || !absence ? stateOf(last) : { state: 'absent', since: null }),
    site: last?.projectId ? { _id: String(last.projectId), name: last.projectName } : null,
    isLate: Boolean(!absence && first && late && first.startTime > late),
    absence,
  };
}

function stateOf(last: StretchToday | undefined): Pick<PersonToday, 'state' | 'since'> {
  if (!last) return { state: 'missing', since: null };
  if (last.endTime === null) return { state: 'in', since: last.startTime.toISOString() };
  const isLunch = last.evidence?.marks?.at(-1)?.kind === 'pause';
  return { state: isLunch ? 'lunch' : 'left', since: last.endTime.toISOString() };
}
