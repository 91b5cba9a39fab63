import { statusLabels } from '@/texts/labels.ts';
import { cn } from './cn.ts';
import { StatusDot } from './status-dot.tsx';
import { TASK_STATUS_LOOK, type TaskStatusName } from './task-status-look.ts';

/** A task status as dot and name on its tint. */
export function StatusBadge({ status }: { status: TaskStatusName }) {
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-sm leading-none',
        TASK_STATUS_LOOK[status].badge,
      )}
    >
      <StatusDot status={status} />
      {statusLabels[status]}
    </span>
  );
}
