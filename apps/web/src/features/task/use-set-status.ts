import { AT_END } from '@faena/shared/domain';
import type { Task, TaskStatus } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { withMove, withTask } from './board-edits.ts';
import { useBoardChange } from './use-board-change.ts';

interface StatusChange {
  id: string;
  status: TaskStatus;
}

/** Moves a task to the end of another column. */
export function useSetStatus(projectId: string) {
  return useBoardChange<StatusChange, Task>(projectId, {
    send: ({ id, status }) => client.task.setStatus({ params: { id }, body: { status } }),
    expect: (tasks, { id, status }) => withMove(tasks, id, { status, index: AT_END }),
    settle: withTask,
  });
}
