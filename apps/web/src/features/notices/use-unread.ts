import { ROLES } from '@faena/shared/access';
import type { Home, UnreadNotices } from '@faena/shared/schemas';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HOME_REFRESH_MS, homeOf } from '@/features/time/index.ts';
import { client } from '@/lib/client.ts';
import { mayPrefetch } from '@/lib/cost-of-data.ts';
import { readSession } from '@/lib/session.ts';
import { followUnread } from './follow-unread.ts';

export const noticeKeys = {
  all: ['notices'] as const,
  unread: ['notices', 'unread'] as const,
  list: ['notices', 'list'] as const,
};

/** The first screen of an employee has the number too, and one request a minute is enough for both (PHONE-27). */
const homeOfEmployee = () => {
  const session = readSession();
  return homeOf(session?.roleId === ROLES.employee ? session.personId : '');
};

/**
 * The number of unread notices, which ends at 100: by the stream, else counted each minute (NOTICE-8, NOTICE-25). A failure
 * shows nothing: the person's next act tells of a lost connection or an ended session.
 */
export function useUnread(): number {
  const isLive = useLiveUnread();
  const ofEmployee = homeOfEmployee();
  const home = useQuery({ ...ofEmployee, refetchInterval: HOME_REFRESH_MS });
  const own = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => client.notice.unread({}, { signal }),
    enabled: !ofEmployee.enabled,
    refetchInterval: !isLive && HOME_REFRESH_MS,
    retry: false,
    meta: { ownsSessionEnd: true },
  });
  return home.data?.unread ?? own.data?.unread ?? 0;
}

/** Shows the numbers of the stream. Tells whether one brings them now; none is opened where data has a price. */
function useLiveUnread(): boolean {
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(false);
  const personId = readSession()?.personId;
  useEffect(() => {
    // A page without HTTPS has no locks, and each of its tabs would open a stream (LIMIT-5).
    if (!personId || !mayPrefetch() || !('locks' in navigator)) return;
    const hear = (unread: number | null) => {
      setLive(unread !== null);
      if (unread !== null) showUnreadNow(queryClient, unread);
    };
    const stop = followUnread(personId, hear);
    return () => {
      stop();
      setLive(false);
    };
  }, [queryClient, personId]);
  return isLive;
}

/** Shows a number of the stream; an answer under way may be older and is asked for again. */
function showUnreadNow(queryClient: QueryClient, unread: number): void {
  showUnread(queryClient, unread);
  for (const queryKey of [noticeKeys.unread, homeOfEmployee().queryKey]) {
    if (queryClient.isFetching({ queryKey })) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Shows a number that another answer brought. */
export function showUnread(queryClient: QueryClient, unread: number): void {
  queryClient.setQueryData<UnreadNotices>(noticeKeys.unread, { unread });
  queryClient.setQueryData<Home>(homeOfEmployee().queryKey, (home) => home && { ...home, unread });
}

/** Reads the notices and their number again. */
export async function readAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [noticeKeys.all, homeOfEmployee().queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
