import { Skeleton } from './skeleton.tsx';

/** The shape of a loading table, or of its cards in a narrow screen (DESIGN-9). Put it in a `Loading`. */
export function TableSkeleton({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className="rounded-card border border-line bg-surface max-sm:grid max-sm:gap-2 max-sm:border-0 max-sm:bg-transparent">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // The rows are equal and never move.
          key={`row-${String(row)}`}
          className="flex h-row items-center gap-6 border-line border-b px-3 last:border-b-0 max-sm:h-auto max-sm:flex-col max-sm:items-stretch max-sm:gap-3 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-3 max-sm:last:border-b"
        >
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={`cell-${String(column)}`} className="h-3 flex-1 max-sm:flex-none" />
          ))}
        </div>
      ))}
    </div>
  );
}
