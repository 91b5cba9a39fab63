import type { Task } from '@faena/shared/schemas';
import { hashKey, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { rememberLast } from '@/lib/remember-last.ts';
import { taskKeys } from './requests.ts';

const NONE: readonly Task[] = [];
const hashOf = rememberLast((projectId: string) => hashKey(taskKeys.board(projectId)));

/**
 * What follows from the tasks of the board that is shown; drawn anew only where that is another. Each card asks several
 * times, and the cache tells of every query whatever happens to it: only what can have changed the tasks is looked at.
 */
export function useOfBoard<T>(projectId: string, select: (tasks: readonly Task[]) => T): T {
  const cache = useQueryClient().getQueryCache();
  const board = hashOf(projectId);
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.query.queryHash === board && isOfData(event)) listener();
      }),
    [cache, board],
  );
  return useSyncExternalStore(subscribe, () => select(cache.get<Task[]>(board)?.state.data ?? NONE));
}

function isOfData({ type }: QueryCacheNotifyEvent): boolean {
  return type === 'added' || type === 'removed' || type === 'updated';
}

const all = (tasks: readonly Task[]) => tasks;

/** All tasks of the board that is shown. */
export function useBoardTasks(projectId: string): readonly Task[] {
  return useOfBoard(projectId, all);
}
