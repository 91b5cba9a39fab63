/** The ids of the tasks of each column, from top to bottom. */
type Columns = readonly (readonly string[])[];

/**
 * The tasks that were carried, of all whose place is another: those that came from another column, and of the others the
 * fewest whose moving explains the new sequence. A task that is new or gone was not carried.
 */
export function carriedTasks(before: Columns, after: Columns): string[] {
  const old = new Set(before.flat());
  return after.flatMap((ids, column) => {
    const places = new Map(before[column]?.map((id, place) => [id, place]));
    const stayed = ids.filter((id) => places.has(id));
    const still = new Set(longestRising(stayed, (id) => places.get(id) ?? 0));
    return ids.filter((id) => old.has(id) && !still.has(id));
  });
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

/** Where the first item is of those that fulfil a condition, all of which stand at the end. */
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
