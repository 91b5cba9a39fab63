import { calendarDateOf, WAITING_REASONS } from '@faena/shared/domain';
import type { MarkToday } from '@faena/shared/schemas';

/** Waiting marks that one press settles: why they wait, and whether they can count, is the same. */
export interface MarkGroup {
  readonly key: string;
  readonly reason: MarkToday['reason'];
  readonly isCountable: boolean;
  readonly marks: readonly [MarkToday, ...MarkToday[]];
}

/** Groups waiting marks by reason, in the order of the reasons and then of time (MARK-40). */
export function markGroups(marks: readonly MarkToday[]): MarkGroup[] {
  const groups: MarkGroup[] = [];
  for (const reason of WAITING_REASONS) {
    for (const isCountable of [true, false]) {
      const [first, ...others] = marks.filter(
        (mark) => mark.reason === reason && mark.isCountable === isCountable,
      );
      if (first)
        groups.push({ key: `${reason} ${isCountable}`, reason, isCountable, marks: [first, ...others] });
    }
  }
  return groups;
}

/** The marks of a group by person, device and day. */
export function marksByDay(
  marks: readonly MarkToday[],
  timeZone: string,
): (readonly [MarkToday, ...MarkToday[]])[] {
  const groups = new Map<string, [MarkToday, ...MarkToday[]]>();
  for (const mark of marks) {
    const key = `${mark.employeeId} ${mark.deviceName} ${calendarDateOf(new Date(mark.at), timeZone)}`;
    const group = groups.get(key);
    if (group) group.push(mark);
    else groups.set(key, [mark]);
  }
  return [...groups.values()];
}
