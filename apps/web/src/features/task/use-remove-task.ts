import { client } from '@/lib/client.ts';
import { withoutTask } from './board-edits.ts';
import { useBoardChange } from './use-board-change.ts';

/** Deletes a task. */
export function useRemoveTask(projectId: string) {
  return useBoardChange(projectId, {
    send: (id: string) => client.task.remove({ params: { id } }),
    expect: withoutTask,
    settle: (tasks, _answer, id) => withoutTask(tasks, id),
  });
}
