import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { taskKeys } from './requests.ts';

const NONE: readonly Task[] = [];

/** What follows from the tasks of the board that is shown; drawn anew only where that is another. */
export function useOfBoard<T>(projectId: string, select: (tasks: readonly Task[]) => T): T {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () =>
    select(queryClient.getQueryData<Task[]>(taskKeys.board(projectId)) ?? NONE),
  );
}

const all = (tasks: readonly Task[]) => tasks;

/** All tasks of the board that is shown. */
export function useBoardTasks(projectId: string): readonly Task[] {
  return useOfBoard(projectId, all);
}
