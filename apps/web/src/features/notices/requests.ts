import type { NoticePage } from '@faena/shared/schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { noticeKeys, readAgain, showUnread } from './use-unread.ts';

/** The notices, newest first and a page at a time. Each page also brings the number of the bell. */
export function useNotices() {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: noticeKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const page = await client.notice.list({ query: pageParam ? { before: pageParam } : {} }, { signal });
      showUnread(queryClient, page.unread);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ notices }) => notices),
    // Acts of others show on the next opening.
    staleTime: 0,
  });
}

/** Marks one notice as read. A failure leaves it unread, which the next opening shows. */
export function useRead() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.notice.read({ params: { id } }, press),
    onSuccess: (_answer, id) => showRead(queryClient, (notice) => notice._id === id),
  });
}

/** Marks a notice and all older ones as read. */
export function useReadUpTo() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (upTo: string, press) => client.notice.readAll({ body: { upTo } }, press),
    onSuccess: () => showRead(queryClient, () => true),
  });
}

/** Shows the read notices at once, and then what the server says. */
function showRead(
  queryClient: QueryClient,
  isRead: (notice: NoticePage['notices'][number]) => boolean,
): Promise<void> {
  queryClient.setQueryData<InfiniteData<NoticePage>>(
    noticeKeys.list,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notices: page.notices.map((notice) => (isRead(notice) ? { ...notice, isRead: true } : notice)),
        })),
      },
  );
  return readAgain(queryClient);
}
