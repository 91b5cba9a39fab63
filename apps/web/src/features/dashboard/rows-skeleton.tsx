import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/** A list of the dashboard while it loads: rows as high as those that come. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className="grid gap-2 px-4 py-3">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
