import { ROLES } from '@faena/shared/access';
import type { Home, UnreadNotices } from '@faena/shared/schemas';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { HOME_REFRESH_MS, homeOf } from '@/features/time/index.ts';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';

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
 * The number of unread notices, which ends at 100; counted each minute (NOTICE-8). A failure shows nothing: the person's
 * next act tells of a lost connection or an ended session.
 */
export function useUnread(): number {
  const ofEmployee = homeOfEmployee();
  const home = useQuery({ ...ofEmployee, refetchInterval: HOME_REFRESH_MS });
  const own = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => client.notice.unread({}, { signal }),
    enabled: !ofEmployee.enabled,
    refetchInterval: HOME_REFRESH_MS,
    retry: false,
    meta: { ownsSessionEnd: true },
  });
  return home.data?.unread ?? own.data?.unread ?? 0;
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
