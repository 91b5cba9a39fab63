import { foldName } from './fold.ts';

/** Tags that differ by more than case, each in the spelling that comes first (TASK-3). */
export function differentTags(tags: readonly string[]): string[] {
  const known = new Set<string>();
  return tags.filter((tag) => {
    const isNew = !known.has(foldName(tag));
    known.add(foldName(tag));
    return isNew;
  });
}
