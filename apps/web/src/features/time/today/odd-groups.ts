import { calendarDateOf, ODD_CAUSES } from '@faena/shared/domain';
import type { OddToday } from '@faena/shared/schemas';

type Odd = OddToday;

/** Records that one press settles: they have a cause in common, and for a forgotten Salida the day and the end. */
export interface OddGroup {
  readonly key: string;
  readonly cause: Odd['cause'];
  readonly records: readonly [Odd, ...Odd[]];
}

const FORGOTTEN: ReadonlySet<Odd['cause']> = new Set(['crew', 'usual', 'last_sign', 'limit']);

/** Groups records by cause, in the order of the causes and then of time (TODAY-3). */
export function oddGroups(odd: readonly Odd[], timeZone: string): OddGroup[] {
  const groups = new Map<string, [Odd, ...Odd[]]>();
  for (const cause of ODD_CAUSES) {
    for (const record of odd.filter((one) => one.cause === cause)) {
      const day = calendarDateOf(new Date(record.startTime), timeZone);
      const key = FORGOTTEN.has(cause) ? `${cause} ${day} ${record.endTime}` : cause;
      const group = groups.get(key);
      if (group) group.push(record);
      else groups.set(key, [record]);
    }
  }
  return [...groups].map(([key, records]) => ({ key, cause: records[0].cause, records }));
}
