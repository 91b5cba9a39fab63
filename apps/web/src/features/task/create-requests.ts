import type { Task, TaskStatus } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { pressKeyOf } from '@/lib/press-key.ts';
import { randomId } from '@/lib/random-id.ts';
import { useWrite } from '@/lib/use-write.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { withTask } from './board-edits.ts';
import { useTellLimits } from './limits.ts';
import { boardKeys } from './requests.ts';
import { useUndo } from './undo/use-undo.ts';
import { patchBoard } from './waiting/lay-over.ts';

/** A new task of a title alone; `id` tells it from another of the same title. */
export interface QuickTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
}

/**
 * Creates a task at the end of its column by one request (QUICK-1). Each is sent after what was asked of the board
 * before it, so that they stand in the order of typing.
 */
export function useCreateTask(
  projectId: string,
  told: { onSuccess: (asked: QuickTask) => void; onError: (error: Error, asked: QuickTask) => void },
) {
  const queryClient = useQueryClient();
  const keys = boardKeys(projectId);
  const offerUndo = useUndo(keys);
  const withLimits = useTellLimits(keys.board);
  return useWrite<Task, QuickTask>({
    mutationKey: keys.changes,
    scope: { id: keys.changes.join(' ') },
    mutationFn: async ({ title, status }, signal) => {
      const idempotencyKey = pressKeyOf(signal) ?? randomId();
      const body = { title, status, project: projectId };
      const task = await client.task.create({ body }, { signal, idempotencyKey });
      const told = withLimits(taskTexts.undo.created, [task]);
      offerUndo({ told, about: title, keys: [idempotencyKey] });
      return task;
    },
    onSuccess: async (task, asked) => {
      await queryClient.cancelQueries({ queryKey: keys.board });
      patchBoard(queryClient, keys.board, (tasks) => withTask(tasks, task));
      told.onSuccess(asked);
    },
    onError: told.onError,
  });
}

/** Creates several tasks at the end of a column, all or none (QUICK-4). */
export function useCreateTasks(projectId: string) {
  const queryClient = useQueryClient();
  const keys = boardKeys(projectId);
  const offerUndo = useUndo(keys);
  const withLimits = useTellLimits(keys.board);
  return useWrite({
    mutationKey: keys.changes,
    scope: { id: keys.changes.join(' ') },
    mutationFn: async (asked: { status: TaskStatus; titles: string[] }, signal) => {
      const idempotencyKey = pressKeyOf(signal) ?? randomId();
      const body = { ...asked, project: projectId };
      const created = await client.task.createMany({ body }, { signal, idempotencyKey });
      const told = withLimits(quickTexts.paste.created(created.length), created);
      offerUndo({ told, keys: [idempotencyKey] });
      return created;
    },
    onSuccess: async (created) => {
      await queryClient.cancelQueries({ queryKey: keys.board });
      patchBoard(queryClient, keys.board, (tasks) => created.reduce(withTask, tasks));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keys.board }),
  });
}
