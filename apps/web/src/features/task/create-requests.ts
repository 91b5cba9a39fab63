import type { Task, TaskStatus } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/lib/use-write.ts';
import { quickTexts } from '@/texts/quick.ts';
import { useTellLimits } from './limits.ts';
import { boardKeys } from './requests.ts';
import { useUndo } from './undo/use-undo.ts';
import { useSendNew } from './use-send-new.ts';
import { useSendOrWait } from './use-send-or-wait.ts';
import { createManyKind } from './waiting/kinds.ts';
import { patchBoard } from './waiting/lay-over.ts';
import { newIds, withAnswer } from './waiting/new-tasks.ts';

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
  told: {
    /** `waits` where it is to be sent once there is a connection. */
    onSuccess: (asked: QuickTask, waits: boolean) => void;
    onError: (error: Error, asked: QuickTask) => void;
  },
) {
  const queryClient = useQueryClient();
  const keys = boardKeys(projectId);
  const sendNew = useSendNew(projectId, keys);
  return useWrite<Task | null, QuickTask>({
    mutationKey: keys.changes,
    scope: { id: keys.changes.join(' ') },
    mutationFn: ({ title, status }, press) => sendNew({ title, status }, [], press),
    onSuccess: async (task, asked) => {
      if (task) {
        await queryClient.cancelQueries({ queryKey: keys.board });
        patchBoard(queryClient, keys.board, (tasks) => withAnswer(tasks, task));
      }
      told.onSuccess(asked, task === null);
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
  const sendOrWait = useSendOrWait(keys, createManyKind);
  return useWrite({
    mutationKey: keys.changes,
    scope: { id: keys.changes.join(' ') },
    mutationFn: async (asked: { status: TaskStatus; titles: string[] }, press) => {
      const body = { ...asked, ids: newIds(press.idempotencyKey, asked.titles.length), project: projectId };
      const created = await sendOrWait({ body, at: new Date().toISOString() }, press);
      if (created) {
        const told = withLimits(quickTexts.paste.created(created.length), created);
        offerUndo({ told, keys: [press.idempotencyKey] });
      }
      return created;
    },
    onSuccess: async (created) => {
      if (!created) return;
      await queryClient.cancelQueries({ queryKey: keys.board });
      patchBoard(queryClient, keys.board, (tasks) => created.reduce(withAnswer, tasks));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keys.board }),
  });
}
