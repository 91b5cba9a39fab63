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

/** A press with its device. */
interface Press extends Pick<MarkToday, 'at' | 'deviceName'> {
  readonly employeeId?: string;
}

/** Marks by person, device and day. */
export function marksByDay<Mark extends Press>(
  marks: readonly Mark[],
  timeZone: string,
): (readonly [Mark, ...Mark[]])[] {
  const groups = new Map<string, [Mark, ...Mark[]]>();
  for (const mark of marks) {
    const day = calendarDateOf(new Date(mark.at), timeZone);
    const key = `${mark.employeeId ?? ''} ${mark.deviceName} ${day}`;
    const group = groups.get(key);
    if (group) group.push(mark);
    else groups.set(key, [mark]);
  }
  return [...groups.values()];
}
