import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task, TaskStatus, WipLimits } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { TaskContext } from './task-context.ts';

type Counted = readonly Pick<Task, 'status'>[];

/** What is told of new tasks of a board, and of the limits that they are over (WIP-4). */
export function useTellLimits(queryKey: readonly unknown[]): (made: string, created: Task[]) => string {
  const queryClient = useQueryClient();
  const limits = use(TaskContext)?.limits ?? {};
  return (made, created) => {
    const before = queryClient.getQueryData<Task[]>(queryKey) ?? [];
    const ids = new Set(created.map(({ id }) => id));
    // Its own stream may have told of them already.
    const others = before.filter(({ id }) => !ids.has(id));
    return [made, ...overLimits(limits, others, [...others, ...created])].join(' ');
  };
}

/** In words, the columns that a change brought over their limit, or further over it. */
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
