import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { readSession } from './session.ts';

/**
 * Starts a query before the screen that reads it is drawn. Nobody waits for it, and what fails is asked again by the
 * screen, which also answers for the failure.
 */
export function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): void {
  // The prefetch of a screen that only reports a missing session.
  if (!readSession()) return;
  void queryClient.prefetchQuery({ ...query, meta: { ...query.meta, ownsSessionEnd: true } });
}
