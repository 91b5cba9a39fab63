import { rememberLast } from '@faena/shared/remember-last';
import type { Task } from '@faena/shared/schemas';
import { hashKey, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { BoardState } from './board.ts';
import { taskKeys } from './keys.ts';

type Read = Pick<BoardState, 'tasks' | 'base'>;

const NONE: Read = { tasks: [], base: [] };
const hashOf = rememberLast((projectId: string) => hashKey(taskKeys.board(projectId)));

/**
 * A value derived from the tasks of a board; the component renders again only when that value changes. Each card has
 * several of them, and the cache reports every event of every query. So it reads only the events of this board's
 * data.
 */
export function useOfBoard<T>(projectId: string, select: (tasks: readonly Task[], board: Read) => T): T {
  const cache = useQueryClient().getQueryCache();
  const board = hashOf(projectId);
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.query.queryHash === board && isOfData(event)) listener();
      }),
    [cache, board],
  );
  return useSyncExternalStore(subscribe, () => {
    const read: Read = cache.get<BoardState>(board)?.state.data ?? NONE;
    return select(read.tasks, read);
  });
}

function isOfData({ type }: QueryCacheNotifyEvent): boolean {
  return type === 'added' || type === 'removed' || type === 'updated';
}

const all = (tasks: readonly Task[]) => tasks;

/** All tasks of a board as drawn. */
export function useBoardTasks(projectId: string): readonly Task[] {
  return useOfBoard(projectId, all);
}
