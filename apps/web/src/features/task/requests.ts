import type { Target } from '@faena/shared/domain';
import type { NewTask, Task, TaskChanges, TaskStatus } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { pressKeyOf } from '@/lib/press-key.ts';
import { randomId } from '@/lib/random-id.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { withDetails, withoutTask, withTask } from './board-edits.ts';
import { useTellLimits } from './limits.ts';
import { isFollowed } from './stream-state.ts';
import { type BoardKeys, useUndo } from './undo/use-undo.ts';
import { useBoardChange, useWaitingChange } from './use-board-change.ts';
import { assignKind, moveKind, moveOn, statusKind, titled, updateKind } from './waiting/kinds.ts';
import { patchBoard } from './waiting/lay-over.ts';

const texts = taskTexts.undo;

/** Query keys of tasks; everything about them lies under `all`. */
const all = ['tasks'] as const;

export const taskKeys = {
  all,
  board: (projectId: string) => [...all, 'board', projectId] as const,
  /** The items of a task's checklist. */
  checklist: (id: string) => [...all, 'checklist', id] as const,
  /** What happened to a task. */
  history: (id: string) => [...all, 'history', id] as const,
  archived: (projectId: string) => [...all, 'archived', projectId] as const,
  assignable: (projectId: string) => [...all, 'assignable', projectId] as const,
  /** The key of all changes to one board; the scope of those that are sent one after the other. */
  changes: (projectId: string) => [...all, 'changes', projectId] as const,
};

export function boardKeys(projectId: string): BoardKeys {
  return { board: taskKeys.board(projectId), changes: taskKeys.changes(projectId) };
}

/** The people a task of the project can be assigned to. */
const assignablePeople = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.assignable(projectId),
    queryFn: ({ signal }) => client.task.assignable({ params: { projectId } }, { signal }),
  });

/** The people a task of the project can be assigned to. */
export function useAssignable(projectId: string) {
  return useQuery(assignablePeople(projectId));
}

/** Moves a task on its board (BOARD-16). Where the stream tells what becomes of it, the answer need not. */
export function useMoveTask(projectId: string) {
  const queryClient = useQueryClient();
  const change = useWaitingChange(boardKeys(projectId), moveKind);
  return function move(id: string, target: Target, onError: (error: Error) => void): void {
    const tasks = queryClient.getQueryData<Task[]>(taskKeys.board(projectId)) ?? [];
    change({ ...moveOn(tasks, id, target), isTold: isFollowed(projectId) }, onError);
  };
}

/** Moves a task to the end of another column. */
export function useSetStatus(projectId: string) {
  return useWaitingChange(boardKeys(projectId), statusKind);
}

/** Replaces the assignees of a task; nobody unassigns it (TASK-6). */
export function useAssignTask(projectId: string) {
  return useWaitingChange(boardKeys(projectId), assignKind);
}

/** Changes what a task says, shown at once (PANEL-4). */
export function useUpdateTask(projectId: string) {
  return useWaitingChange(boardKeys(projectId), updateKind);
}

type Fields = Omit<z.input<typeof NewTask>, 'project' | 'createdBy' | 'status'>;

interface Changed {
  readonly id: string;
  readonly changes: z.input<typeof TaskChanges>;
}

/** What to save: changes of a task, or a new one for a column. */
export type TaskToSave = Changed | { readonly fields: Fields; readonly column: TaskStatus };

/** Creates a task in a column by one request (TASK-10), or changes one; resolves with it as the server has it. */
export function useSaveTask(projectId: string) {
  const queryClient = useQueryClient();
  const queryKey = taskKeys.board(projectId);

  const offerUndo = useUndo(boardKeys(projectId));
  const withLimits = useTellLimits(queryKey);

  async function create(fields: Fields, status: TaskStatus, options: Keyed): Promise<Task> {
    const body = { ...fields, status, project: projectId, ...asCreator() };
    const task = await client.task.create({ body }, options);
    const keys = [options.idempotencyKey];
    offerUndo({ told: withLimits(texts.created, [task]), about: task.title, keys });
    return task;
  }

  async function update({ id, changes }: Changed, options: Keyed): Promise<Task> {
    const task = await client.task.update({ params: { id }, body: changes }, options);
    const keys = [options.idempotencyKey];
    if (Object.keys(changes).length > 0) offerUndo({ told: texts.saved, about: task.title, keys });
    return task;
  }

  return useWrite({
    mutationKey: taskKeys.changes(projectId),
    mutationFn: (task: TaskToSave, signal) => {
      const options = { signal, idempotencyKey: pressKeyOf(signal) ?? randomId() };
      return 'id' in task ? update(task, options) : create(task.fields, task.column, options);
    },
    onSuccess: async (task, saved) => {
      await queryClient.cancelQueries({ queryKey });
      const merge = 'id' in saved ? withDetails : withTask;
      patchBoard(queryClient, queryKey, (tasks) => merge(tasks, task));
    },
    // One that got no answer may have made a task all the same.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

interface Keyed {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

function asCreator(): { createdBy?: string } {
  const createdBy = readSession()?.personId;
  return createdBy ? { createdBy } : {};
}

/** Deletes a task. */
export function useRemoveTask(projectId: string) {
  return useBoardChange(boardKeys(projectId), {
    send: (id: string, options) => client.task.remove({ params: { id } }, options),
    expect: withoutTask,
    settle: (tasks, _answer, id) => withoutTask(tasks, id),
    told: (id, before) => ({ told: texts.removed, ...titled(before, id) }),
  });
}
