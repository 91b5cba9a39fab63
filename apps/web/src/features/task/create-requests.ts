import { type AskedTask, COMMANDS, newIds } from '@faena/shared/commands';
import type { PersonCard, TaskStatus } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type Press, useWrite } from '@/lib/use-write.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { WORDS } from './change-texts.ts';
import { useSend } from './use-change.ts';

/** A new task with only a title. `id` distinguishes tasks of the same title. */
export interface QuickTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
}

/**
 * Creates a task at the end of its column by one request (QUICK-1). Earlier commands are sent first, so that tasks keep
 * the order of typing.
 */
export function useCreateTask(
  projectId: string,
  told: {
    onSuccess: (asked: QuickTask, isQueued: boolean) => void;
    onError: (error: Error, asked: QuickTask) => void;
  },
) {
  const create = useNewTask(projectId);
  return useWrite<boolean, QuickTask>({
    ...commandScope(projectId),
    mutationFn: ({ title, status }, press) => create({ title, status }, [], press),
    onSuccess: (isMade, asked) => told.onSuccess(asked, !isMade),
    onError: told.onError,
  });
}

/** Creates several tasks at the end of a column, all or none (QUICK-4). */
export function useCreateTasks(projectId: string) {
  const queryClient = useQueryClient();
  const send = useSend(projectId, COMMANDS.createMany, WORDS.createMany);
  return useWrite({
    ...commandScope(projectId),
    mutationFn: (asked: { status: TaskStatus; titles: string[]; parentId?: string }, press) => {
      const ids = newIds(press.idempotencyKey, asked.titles.length);
      return send({ body: { ...asked, ids, project: projectId }, at: new Date().toISOString() }, press);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: taskKeys.board(projectId) }),
  });
}

/** Creates a task at the end of its column by one request. */
export function useNewTask(projectId: string) {
  const send = useSend(projectId, COMMANDS.create, WORDS.create);
  return (
    given: Omit<AskedTask['body'], 'id' | 'project'>,
    people: readonly PersonCard[],
    press: Press,
  ): Promise<boolean> => {
    const [id = ''] = newIds(press.idempotencyKey, 1);
    return send({ body: { ...given, id, project: projectId }, people, at: new Date().toISOString() }, press);
  };
}
