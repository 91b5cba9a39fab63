import type { LucideIcon } from 'lucide-react';

/** One entry of a sidebar; `at` are the paths where it is active, if `to` redirects or others belong to it. */
export type FrameEntry = { label: string; to: string; at?: readonly string[]; icon: LucideIcon };

/**
 * The entry whose path is the longest prefix of the present one, by whole segments: `/adm` does not match `/admin`.
 */
export function activeEntry<Entry extends Pick<FrameEntry, 'to' | 'at'>>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  return entries
    .flatMap((entry) => (entry.at ?? entry.to.split('?', 1)).map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`))
    .reduce<{ entry: Entry; path: string } | undefined>(
      (longest, found) => (longest && longest.path.length >= found.path.length ? longest : found),
      undefined,
    )?.entry;
}
