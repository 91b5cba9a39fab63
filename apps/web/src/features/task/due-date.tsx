import type { Task } from '@faena/shared/schemas';
import { isOverdue, shownDue } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useTaskContext } from './task-context.ts';

/** The due date of a task. A past date is red and has a word. Nothing without a date. */
export function DueDate({ task }: { task: Task }) {
  const { timeZone } = useTaskContext();
  if (!task.dueDate) return null;
  const overdue = isOverdue(task, serverNow(), timeZone);
  return (
    <span className={overdue ? 'text-danger' : undefined}>
      {!overdue && <span className="sr-only">{taskTexts.card.due} </span>}
      {overdue && `${taskTexts.card.overdue} `}
      <span className="whitespace-nowrap">{shownDue(task, timeZone)}</span>
    </span>
  );
}
