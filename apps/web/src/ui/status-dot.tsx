import { cn } from './cn.ts';
import { TASK_STATUS_LOOK, type TaskStatusName } from './task-status-look.ts';

/** The dot of a task status, always beside its name. */
export function StatusDot({ status, className }: { status: TaskStatusName; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('inline-block size-2 shrink-0 rounded-full', TASK_STATUS_LOOK[status].dot, className)}
    />
  );
}
