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

/** The kinds that filters leave (CAL-3): only tasks have people, and closings and paydays have no project. */
export function kindsShown({
  kinds = CALENDAR_KINDS,
  personId,
  projectId,
}: Filters): readonly CalendarKind[] {
  if (personId) return kinds.filter((kind) => kind === 'task');
  return projectId ? kinds.filter((kind) => OF_A_PROJECT.includes(kind)) : kinds;
}
