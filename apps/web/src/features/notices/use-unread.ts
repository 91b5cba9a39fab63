import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { loadLater } from '@/lib/later.ts';
import { useLater } from '@/ui/use-later.ts';

export const noticeKeys = {
  all: ['notices'] as const,
  unread: ['notices', 'unread'] as const,
  list: ['notices', 'list'] as const,
};

/** How often a visible page counts the unread notices again (NOTICE-8). */
const REFRESH_MS = 60_000;

const afterFirstScreen = () => Promise.resolve(true);
void loadLater(afterFirstScreen);

/**
 * The number of unread notices, which ends at 100. No first screen waits for it. A failure shows nothing: the person's
 * next act tells of a lost connection or an ended session.
 */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => client.notice.unread({}, { signal }),
    enabled: useLater(afterFirstScreen) === true,
    refetchInterval: REFRESH_MS,
    retry: false,
    meta: { ownsSessionEnd: true },
    select: ({ unread }) => unread,
  });
  return data ?? 0;
}
