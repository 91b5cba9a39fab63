import type { Task } from '@faena/shared/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isFollowed, keepBase, layOver, notePlace, readBoard, taskKeys } from '@/features/task/index.ts';
import { FRESH_MS } from '@/lib/query-client.ts';
import { shareTasks } from './share-tasks.ts';

/** The tasks of a project, column after column, each in its order. */
export const boardTasks = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.board(projectId),
    queryFn: async ({ signal }) => {
      const onEventId = (lastEventId: string) => notePlace(projectId, lastEventId);
      return layOver(projectId, await readBoard(projectId, { signal, onEventId }));
    },
    // The library knows nothing of what is cached; here it is always tasks.
    structuralSharing: (before, after) => share(before as Task[] | undefined, after as Task[]),
    staleTime: () => (isFollowed(projectId) ? Number.POSITIVE_INFINITY : FRESH_MS),
  });

function share(before: Task[] | undefined, after: Task[]): Task[] {
  return keepBase(after, shareTasks(before, after));
}

/** The tasks of a project. */
export function useBoard(projectId: string) {
  return useQuery(boardTasks(projectId));
}
