/** Days from a first to a last one, `YYYY-MM-DD`, both inclusive. */
export interface Span {
  readonly startDay: string;
  readonly endDay: string;
}

/**
 * The lane of each span, 0 uppermost: no two spans of a lane share a day, and a span stays in its lane (CAL-5). The
 * earlier span has the higher lane, the longer one of two that begin together.
 */
export function lanesOf<S extends Span>(spans: readonly S[]): ReadonlyMap<S, number> {
  const inOrder = [...spans].sort(byStart);
  const lastDays: string[] = [];
  const lanes = new Map<S, number>();
  for (const span of inOrder) {
    const free = lastDays.findIndex((lastDay) => lastDay < span.startDay);
    const lane = free < 0 ? lastDays.length : free;
    lastDays[lane] = span.endDay;
    lanes.set(span, lane);
  }
  return lanes;
}

function byStart(one: Span, other: Span): number {
  if (one.startDay !== other.startDay) return one.startDay < other.startDay ? -1 : 1;
  if (one.endDay === other.endDay) return 0;
  return one.endDay > other.endDay ? -1 : 1;
}
