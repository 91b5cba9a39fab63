import { Skeleton } from './skeleton.tsx';

/** The shape of a table that is loading: put it in a `Loading`. */
export function TableSkeleton({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // The rows are all alike and never move.
          key={`row-${String(row)}`}
          className="flex h-row items-center gap-6 border-line border-b px-3 last:border-b-0"
        >
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={`cell-${String(column)}`} className="h-3 flex-1" />
          ))}
        </div>
      ))}
    </div>
  );
}
