import { type Column, MAX_REORDER, moveTask, type Target } from '@faena/shared/domain';
import type { Reorder, Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { withColumns, withMove } from './board-edits.ts';
import { taskKeys } from './keys.ts';
import { useBoardChange } from './use-board-change.ts';

interface Move {
  id: string;
  target: Target;
  touched: Column[];
  request: Reorder['tasks'];
}

/**
 * Moves a task on its board, by one reorder call that names the tasks whose column or order changes (spec, section 4
 * *Dragging*).
 */
export function useMoveTask(projectId: string) {
  const queryClient = useQueryClient();
  const change = useBoardChange<Move, Task[]>(projectId, {
    send: ({ request }) => client.task.reorder({ body: { tasks: request } }),
    expect: (tasks, { id, target }) => withMove(tasks, id, target),
    settle: (tasks, columns, { touched }) => withColumns(tasks, columns, touched),
  });

  return function move(id: string, target: Target, onError: (error: Error) => void): void {
    const tasks = queryClient.getQueryData<Task[]>(taskKeys.board(projectId)) ?? [];
    const { changed, touched } = moveTask(tasks, id, target);
    // The moved one first: it alone says it all, should there be more than a call may name.
    const request = changed
      .toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
      .slice(0, MAX_REORDER)
      .map(({ id: changedId, status, order }) => ({ id: changedId, status, order }));
    change({ id, target, touched, request }, onError);
  };
}
