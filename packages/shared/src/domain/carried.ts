/** The ids of the tasks of each column, from top to bottom. */
type Columns = readonly (readonly string[])[];

/**
 * The tasks that somebody moved: those that changed their column, and the fewest others that explain the new
 * sequence. New and removed tasks are not among them.
 */
export function carriedTasks(before: Columns, after: Columns): string[] {
  // Nearly all tasks of a long column are in its equal beginning or end.
  const differing = after.map((ids, column) => withoutEnds(before[column] ?? [], ids));
  const old = new Set([...differing.map(([were]) => were), ...before.slice(after.length)].flat());
  return differing.flatMap(([were, are]) => {
    const places = new Map(were.map((id, place) => [id, place]));
    const stayed = are.filter((id) => places.has(id));
    const still = new Set(longestRising(stayed, (id) => places.get(id) ?? 0));
    return are.filter((id) => old.has(id) && !still.has(id));
  });
}

/** Two lists without their common beginning and end. */
function withoutEnds<T>(one: readonly T[], other: readonly T[]): [readonly T[], readonly T[]] {
  const least = Math.min(one.length, other.length);
  let above = 0;
  while (above < least && one[above] === other[above]) above += 1;
  let below = 0;
  while (below < least - above && one.at(-1 - below) === other.at(-1 - below)) below += 1;
  return [one.slice(above, one.length - below), other.slice(above, other.length - below)];
}

/** The longest part of a list, in its sequence, whose values rise. */
function longestRising<T>(items: readonly T[], rankOf: (item: T) => number): T[] {
  /** For each length, the index of the lowest end of a rising part of that length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, item] of items.entries()) {
    const value = rankOf(item);
    const length = firstIndex(ends, (end) => rankOf(items[end] as T) >= value);
    previous.push(ends[length - 1] ?? -1);
    ends[length] = index;
  }
  const found: T[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) found.push(items[at] as T);
  return found.reverse();
}

/** The first index that fulfils a condition; all later ones must fulfil it too. */
function firstIndex<T>(items: readonly T[], isOne: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isOne(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
