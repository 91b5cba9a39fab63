import type { NewTask, Task, TaskChanges, TaskStatus } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { withDetails, withTask } from './board-edits.ts';
import { taskKeys } from './keys.ts';

type Fields = Omit<z.input<typeof NewTask>, 'project' | 'createdBy' | 'status'>;

/** What to save: changes of a task, or a new one for a column. */
export type TaskToSave =
  | { readonly id: string; readonly changes: z.input<typeof TaskChanges> }
  | { readonly fields: Fields; readonly column: TaskStatus };

/**
 * Creates or changes a task of a project; resolves with it as the server has it. A creation that failed halfway goes on
 * from there when it is tried again.
 */
export function useSaveTask(projectId: string) {
  const queryClient = useQueryClient();
  const queryKey = taskKeys.board(projectId);
  const created = useRef<string | null>(null);

  /** First creates, then updates to the column's status if the answered one differs (spec, section 4). */
  async function create(fields: Fields, column: TaskStatus): Promise<Task> {
    const task = created.current
      ? await client.task.update({ params: { id: created.current }, body: { dueDate: null, ...fields } })
      : await client.task.create({ body: { ...fields, project: projectId, ...asCreator() } });
    created.current = task.id;
    if (task.status === column) return task;
    return client.task.setStatus({ params: { id: task.id }, body: { status: column } });
  }

  return useMutation({
    mutationKey: taskKeys.changes(projectId),
    mutationFn: (task: TaskToSave) =>
      'id' in task
        ? client.task.update({ params: { id: task.id }, body: task.changes })
        : create(task.fields, task.column),
    onSuccess: async (task, saved) => {
      await queryClient.cancelQueries({ queryKey });
      const merge = 'id' in saved ? withDetails : withTask;
      queryClient.setQueryData<Task[]>(queryKey, (tasks) => tasks && merge(tasks, task));
    },
    // A creation that failed halfway has made a task all the same.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function asCreator(): { createdBy?: string } {
  const createdBy = readSession()?.userId;
  return createdBy ? { createdBy } : {};
}
