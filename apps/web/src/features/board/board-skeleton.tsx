import { TASK_STATUSES } from '@faena/shared/domain';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

type BoardSkeletonProps = {
  /** The name of the first column, at its final place; a shape by default. */
  label?: ReactNode;
};

/** The shape of a board while its tasks load. The columns have their final width. */
export function BoardSkeleton({ label }: BoardSkeletonProps) {
  return (
    <div data-fills="" className="@container">
      <div className="relative flex gap-3 overflow-hidden max-md:pt-12">
        <p className="absolute top-3 left-0 text-muted md:top-2 md:left-3">{label}</p>
        {TASK_STATUSES.map((status, index) => (
          <div
            key={status}
            className="w-full shrink-0 rounded-card border border-line bg-sunken p-2 md:h-[calc(100dvh-8.5rem)] md:w-auto md:min-w-66 md:flex-1 @min-[66rem]:min-w-52"
          >
            <Skeleton
              className={cn('mb-3 w-24 md:mt-1', index === 0 && label !== undefined && 'md:invisible')}
            />
            <Skeleton className="mb-2 h-26 rounded-card" />
            <Skeleton className="h-26 rounded-card" />
          </div>
        ))}
      </div>
    </div>
  );
}
