import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { readSession } from './session.ts';

/**
 * Starts a query before its screen is drawn. Nobody waits for it; after a failure the screen repeats it and reports.
 */
export function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): void {
  // The prefetch of a screen that only reports a missing session.
  if (!readSession()) return;
  void queryClient.prefetchQuery({ ...query, meta: { ...query.meta, ownsSessionEnd: true } });
}
