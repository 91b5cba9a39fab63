import type { PageOf } from '@faena/shared/client';
import { MAX_PAGE_SIZE } from '@faena/shared/domain';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

type PageInput = { readonly page: number; readonly limit: number };

/**
 * A long list in pages of 200: the first shows at once and the others follow, so search and sort cover all. `complete`
 * is false until then.
 */
export function useWholeList<T extends { readonly _id: string }>(
  queryKey: QueryKey,
  fetchPage: (page: PageInput, signal: AbortSignal) => Promise<PageOf<T>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, limit: MAX_PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * MAX_PAGE_SIZE < last.total ? pages.length + 1 : undefined,
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
  return { ...query, items, total: data?.pages.at(-1)?.total ?? 0, complete: Boolean(data) && !hasNextPage };
}
