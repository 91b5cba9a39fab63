import type { Task, TaskHistoryEntry } from '@faena/shared/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { taskKeys } from '@/sync/keys.ts';
import { useTaskContext } from '../../task-context.ts';
import { useReadAgain } from '../../use-read-again.ts';

/** The history of a task, newest first, a page at a time (CHANGE-4). */
export function useHistory({ id, updatedAt, status, order }: Task) {
  const { projectId } = useTaskContext();
  useReadAgain(projectId, taskKeys.history(id), `${updatedAt} ${status} ${order}`);
  return useInfiniteQuery({
    queryKey: taskKeys.history(id),
    queryFn: ({ pageParam, signal }) =>
      client.task.history(
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as TaskHistoryEntry['number'] | null,
    getNextPageParam: ({ entries, hasEarlier }) => (hasEarlier ? entries.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    refetchOnMount: 'always',
  });
}
