import { TASK_STATUSES } from '@faena/shared/domain';
import { Skeleton } from '@/ui/skeleton.tsx';

/** The shape of a board, while its tasks load. */
export function BoardSkeleton() {
  return (
    <div className="flex gap-3 overflow-hidden">
      {TASK_STATUSES.map((status) => (
        <div
          key={status}
          className="w-full shrink-0 rounded-card border border-line bg-sunken p-2 md:w-auto md:min-w-52 md:flex-1"
        >
          <Skeleton className="mb-3 w-24" />
          <Skeleton className="mb-2 h-26 rounded-card" />
          <Skeleton className="h-26 rounded-card" />
        </div>
      ))}
    </div>
  );
}
