import type { LucideIcon } from 'lucide-react';

/** One place in a sidebar; `at` is where one is there, if `to` leads on to another path. */
export type FrameEntry = { label: string; to: string; at?: string; icon: LucideIcon };

/** The entry whose path is the longest prefix of where one is; whole segments only, `/adm` is none of `/admin`. */
export function activeEntry<Entry extends Pick<FrameEntry, 'to' | 'at'>>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = ({ to, at }: Entry) => at ?? to;
  return entries
    .filter((entry) => pathname === path(entry) || pathname.startsWith(`${path(entry).replace(/\/$/, '')}/`))
    .reduce<Entry | undefined>(
      (longest, entry) => (longest && path(longest).length >= path(entry).length ? longest : entry),
      undefined,
    );
}
