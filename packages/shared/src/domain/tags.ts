import { foldName } from './fold.ts';

/** Removes tags that differ from an earlier one only in case; the first spelling stays (TASK-3). */
export function withoutRepeatedTags(tags: readonly string[]): string[] {
  const known = new Set<string>();
  return tags.filter((tag) => {
    const isNew = !known.has(foldName(tag));
    known.add(foldName(tag));
    return isNew;
  });
}
