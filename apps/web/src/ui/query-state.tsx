import type { ReactNode } from 'react';
import { NoAnswer } from '@/lib/no-answer.ts';
import { useReport } from '@/lib/report.ts';
import { ErrorState } from './error-state.tsx';
import { Loading, type LoadingProps } from './loading.tsx';

export type QueryStateProps<Data> = {
  /** A query of TanStack Query; its error goes to the console too. */
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The text for screen readers while it loads. */
  loading: string;
  /** Draws `loading` too, above the skeleton. */
  showLoading?: boolean;
  /** The shape of the content, visible after 150 ms. */
  skeleton: LoadingProps['children'];
  /** Shows the loading state while other needed data load. */
  waiting?: boolean;
  /** The failed read, above 'Reintentar'. */
  failed: string;
  /** The reassurance beside the failure. */
  safe: ReactNode;
  /** The class of the failure, such as room above it. */
  failedClassName?: string;
  /** Keeps the earlier data when a later read fails; otherwise the failure replaces it. */
  keepData?: boolean;
  /** The content in place of an empty list. */
  empty?: ReactNode;
  /** The content, drawn once the data is there. */
  children: (data: Data) => ReactNode;
};

/** The states of a query: loading, failed, empty, or loaded. */
export function QueryState<Data>({
  query,
  loading,
  showLoading = false,
  skeleton,
  waiting = false,
  failed,
  safe,
  failedClassName,
  keepData = false,
  empty,
  children,
}: QueryStateProps<Data>) {
  const { data, error } = query;
  useReport(error);
  // Without an answer the earlier data still counts; a refusal may have ended that (NET-5).
  if (error && (data === undefined || !(keepData || error instanceof NoAnswer))) {
    // Read only here, so that a screen with data does not render again at each refetch.
    const { isFetching, refetch } = query;
    const again = { onRetry: () => void refetch(), retrying: isFetching };
    return <ErrorState title={failed} safe={safe} error={error} className={failedClassName} {...again} />;
  }
  if (data === undefined || waiting) {
    return (
      <Loading label={loading} showLabel={showLoading}>
        {skeleton}
      </Loading>
    );
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return children(data);
}
