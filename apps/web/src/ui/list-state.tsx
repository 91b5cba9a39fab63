import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export type ListStateProps = {
  /** A query as TanStack Query has it. */
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  loading: string;
  failed: string;
  /** What is safe although the list could not be loaded. */
  safe: string;
  /** Of the skeleton. */
  columns?: number;
  /** The list itself, drawn only once it is there. */
  children: () => ReactNode;
};

/** A list that is loading, has failed, or is there. */
export function ListState({ query, loading, failed, safe, columns = 4, children }: ListStateProps) {
  if (query.isPending) {
    return (
      <Loading label={loading}>
        <TableSkeleton columns={columns} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={failed}
        safe={safe}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return children();
}
