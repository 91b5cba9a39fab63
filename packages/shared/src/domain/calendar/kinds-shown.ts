import { CALENDAR_KINDS } from '../limits-and-defaults/index.ts';

/** A kind of thing in a calendar (CAL-2). */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The filters that decide which kinds are left. */
interface Filters {
  readonly kinds?: readonly CalendarKind[] | undefined;
  readonly personId?: string | undefined;
  readonly projectId?: string | undefined;
}

const OF_A_PROJECT: readonly CalendarKind[] = ['task', 'project'];
const OF_A_PERSON: readonly CalendarKind[] = ['task', 'absence'];

/**
 * The kinds that filters leave (CAL-3): only tasks and absences have people, and closings, paydays and absences have no
 * project.
 */
export function kindsShown({
  kinds = CALENDAR_KINDS,
  personId,
  projectId,
}: Filters): readonly CalendarKind[] {
  return kinds.filter(
    (kind) => (!personId || OF_A_PERSON.includes(kind)) && (!projectId || OF_A_PROJECT.includes(kind)),
  );
}
