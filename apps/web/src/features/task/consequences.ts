import { DONE_STATUS, TASK_STATUSES } from '@faena/shared/domain';
import type { Task, TaskStatus, WipLimits } from '@faena/shared/schemas';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { recurrenceTexts } from './texts/recurrence.ts';

type Counted = readonly Pick<Task, 'status'>[];

/** The columns that a change brought over their limit, or further over it, in words. */
export function overLimits(limits: WipLimits, before: Counted, after: Counted): string[] {
  return TASK_STATUSES.flatMap((status) => {
    const limit = limits[status];
    const count = countOf(after, status);
    if (limit === undefined || count <= limit || count <= countOf(before, status)) return [];
    return texts.over(statusLabels[status], count, limit);
  });
}

function countOf(tasks: Counted, status: TaskStatus): number {
  return tasks.filter((task) => task.status === status).length;
}

/** The next recurring tasks that a change created, in words; nothing if it completed none (RECUR-1). */
export function nextsMade(before: readonly Task[], after: readonly Task[]): string[] {
  const open = before.filter(({ recurrence, status }) => recurrence && status !== DONE_STATUS);
  if (open.length === 0) return [];
  const done = new Set(after.filter(({ status }) => status === DONE_STATUS).map(({ id }) => id));
  const count = open.filter(({ id }) => done.has(id)).length;
  return count > 0 ? [recurrenceTexts.nextMade(count)] : [];
}
