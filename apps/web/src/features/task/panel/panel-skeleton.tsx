import { Skeleton } from '@/ui/skeleton.tsx';

const PROPERTIES = ['status', 'people', 'priority', 'dueDate', 'recurrence', 'hours', 'tags'];

/** The shape of a task's page. */
export function PanelSkeleton() {
  return (
    <>
      <Skeleton className="mt-1 h-6 w-3/4" />
      <div className="mt-5 grid gap-1">
        {PROPERTIES.map((name) => (
          <span
            key={name}
            className="grid h-control grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <Skeleton className="w-20" />
            <Skeleton className="w-40" />
          </span>
        ))}
      </div>
      <Skeleton className="mt-8 h-24" />
    </>
  );
}
