import type { Target } from '@faena/shared/domain';
import type { NewTask, PersonCard, Task, TaskStatus } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { type Press, useWrite } from '@/lib/use-write.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { withDetails } from './board-edits.ts';
import { isFollowed } from './stream-state.ts';
import { type BoardKeys, useUndo } from './undo/use-undo.ts';
import { useWaitingChange } from './use-board-change.ts';
import { useSendNew } from './use-send-new.ts';
import { useSendOrWait } from './use-send-or-wait.ts';
import {
  assignKind,
  moveKind,
  moveOn,
  removeKind,
  statusKind,
  type Update,
  updateKind,
} from './waiting/kinds.ts';
import { patchBoard } from './waiting/lay-over.ts';
import { withAnswer } from './waiting/new-tasks.ts';

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

/** Replaces the assignees of a task; nobody unassigns it (TASK-5). */
export function useAssignTask(projectId: string) {
  return useWaitingChange(boardKeys(projectId), assignKind);
}

/** Changes what a task says, shown at once (PANEL-4). */
export function useUpdateTask(projectId: string) {
  return useWaitingChange(boardKeys(projectId), updateKind);
}

type Fields = Omit<z.input<typeof NewTask>, 'id' | 'project' | 'createdBy' | 'status'>;

/** What to save: changes of a task, or a new one for a column. */
export type TaskToSave =
  | Pick<Update, 'id' | 'changes'>
  | { readonly fields: Fields; readonly column: TaskStatus };

/**
 * Creates a task in a column by one request (NET-10), or changes one; resolves with it as the server has it, or with null
 * where it waits for the connection.
 */
export function useSaveTask(projectId: string) {
  const queryClient = useQueryClient();
  const keys = boardKeys(projectId);
  const queryKey = keys.board;

  const offerUndo = useUndo(keys);
  const sendNew = useSendNew(projectId, keys);
  const sendChanges = useSendOrWait(keys, updateKind);

  function peopleOf(ids: readonly string[]): PersonCard[] {
    const known = queryClient.getQueryData(assignablePeople(projectId).queryKey) ?? [];
    return known.filter(({ _id }) => ids.includes(_id));
  }

  async function update(changed: Update, press: Press): Promise<Task | null> {
    const people = peopleOf(changed.changes.assignedTo ?? []);
    const task = await sendChanges({ ...changed, people }, press);
    if (task) offerUndo({ told: texts.saved, about: task.title, keys: [press.idempotencyKey] });
    return task;
  }

  return useWrite({
    mutationKey: keys.changes,
    mutationFn: (task: TaskToSave, press) =>
      'id' in task
        ? update(task, press)
        : sendNew(
            { ...task.fields, status: task.column, ...asCreator() },
            peopleOf(task.fields.assignedTo ?? []),
            press,
          ),
    onSuccess: async (task, saved) => {
      if (!task) return;
      await queryClient.cancelQueries({ queryKey });
      const merge = 'id' in saved ? withDetails : withAnswer;
      patchBoard(queryClient, queryKey, (tasks) => merge(tasks, task));
    },
    // One that got no answer may have made a task all the same.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function asCreator(): { createdBy?: string } {
  const createdBy = readSession()?.personId;
  return createdBy ? { createdBy } : {};
}

/** Deletes a task. */
export function useRemoveTask(projectId: string) {
  return useWaitingChange(boardKeys(projectId), removeKind);
}
