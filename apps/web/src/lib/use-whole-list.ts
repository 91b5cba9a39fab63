import type { PageOf } from '@faena/shared/client';
import { MAX_PAGE_SIZE } from '@faena/shared/domain';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

type PageInput = { readonly page?: number; readonly before?: string; readonly limit: number };

/**
 * A long list in pages of 200: the first shows at once and the others follow, so search and sort cover all. `complete`
 * is false until then.
 * @param endOf names the last row of a page, below which the next one goes on (WIRE-29). Lists that grow at the top
 *   have it; others go by the number of the page
 */
export function useWholeList<T extends { readonly _id: string }>(
  queryKey: QueryKey,
  fetchPage: (page: PageInput, signal: AbortSignal) => Promise<PageOf<T>>,
  endOf?: (last: T) => string,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ ...pageParam, limit: MAX_PAGE_SIZE }, signal),
    initialPageParam: (endOf ? {} : { page: 1 }) as Pick<PageInput, 'page' | 'before'>,
    getNextPageParam: ({ items, total }, pages) => {
      const last = items.at(-1);
      // With a cursor the total counts the rows below it.
      if (endOf) return last && items.length < total ? { before: endOf(last) } : undefined;
      return pages.length * MAX_PAGE_SIZE < total ? { page: pages.length + 1 } : undefined;
    },
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  // A row added between two reads moves another one onto both pages.
  const items = useMemo(
    () => [
      ...new Map((data?.pages ?? []).flatMap((page) => page.items).map((row) => [row._id, row])).values(),
    ],
    [data],
  );
  const counted = endOf ? data?.pages[0] : data?.pages.at(-1);
  return { ...query, items, total: counted?.total ?? 0, complete: Boolean(data) && !hasNextPage };
}
