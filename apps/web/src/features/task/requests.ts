import { AT_END, type Column, MAX_REORDER, moveTask, type Target } from '@faena/shared/domain';
import type { NewTask, PersonCard, Reorder, Task, TaskChanges, TaskStatus } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { withColumns, withDetails, withMove, withoutTask, withTask } from './board-edits.ts';
import { type BoardKeys, useBoardChange } from './use-board-change.ts';

/** Query keys of tasks; everything about them lies under `all`. */
const all = ['tasks'] as const;

export const taskKeys = {
  all,
  board: (projectId: string) => [...all, 'board', projectId] as const,
  assignable: (projectId: string) => [...all, 'assignable', projectId] as const,
  /** The key of all changes to one board; the scope of those that are sent one after the other. */
  changes: (projectId: string) => [...all, 'changes', projectId] as const,
};

function keysOf(projectId: string): BoardKeys {
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

interface Move {
  id: string;
  target: Target;
  renumbered: Column[];
  request: Reorder['tasks'];
}

/**
 * Moves a task on its board, by one reorder call that names the tasks whose column or order changes (BOARD-16).
 */
export function useMoveTask(projectId: string) {
  const queryClient = useQueryClient();
  const change = useBoardChange<Move, Task[]>(keysOf(projectId), {
    send: ({ request }) => client.task.reorder({ body: { tasks: request } }),
    expect: (tasks, { id, target }) => withMove(tasks, id, target),
    settle: (tasks, columns, { renumbered }) => withColumns(tasks, columns, renumbered),
  });

  return function move(id: string, target: Target, onError: (error: Error) => void): void {
    const tasks = queryClient.getQueryData<Task[]>(taskKeys.board(projectId)) ?? [];
    const { changed, renumbered } = moveTask(tasks, id, target);
    // The moved one first: it alone says it all, should there be more than a call may name.
    const request = changed
      .toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
      .slice(0, MAX_REORDER)
      .map(({ id: changedId, status, order }) => ({ id: changedId, status, order }));
    change({ id, target, renumbered, request }, onError);
  };
}

interface StatusChange {
  id: string;
  status: TaskStatus;
}

/** Moves a task to the end of another column. */
export function useSetStatus(projectId: string) {
  return useBoardChange<StatusChange, Task>(keysOf(projectId), {
    send: ({ id, status }) => client.task.setStatus({ params: { id }, body: { status } }),
    expect: (tasks, { id, status }) => withMove(tasks, id, { status, index: AT_END }),
    settle: withTask,
  });
}

interface Assignment {
  id: string;
  people: PersonCard[];
}

/** Replaces the assignees of a task; nobody unassigns it (TASK-6). */
export function useAssignTask(projectId: string) {
  return useBoardChange<Assignment, Task>(keysOf(projectId), {
    send: ({ id, people }) =>
      client.task.assign({ params: { id }, body: { userIds: people.map(({ _id }) => _id) } }),
    expect: (tasks, { id, people }) => withDetails(tasks, { id, assignedTo: people }),
    settle: withDetails,
  });
}

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

  /** First creates, then updates to the column's status if the answered one differs (TASK-10). */
  async function create(fields: Fields, column: TaskStatus, signal: AbortSignal): Promise<Task> {
    const task = created.current
      ? await client.task.update(
          { params: { id: created.current }, body: { dueDate: null, ...fields } },
          { signal },
        )
      : await client.task.create({ body: { ...fields, project: projectId, ...asCreator() } }, { signal });
    created.current = task.id;
    if (task.status === column) return task;
    return client.task.setStatus({ params: { id: task.id }, body: { status: column } }, { signal });
  }

  return useWrite({
    mutationKey: taskKeys.changes(projectId),
    mutationFn: (task: TaskToSave, signal) =>
      'id' in task
        ? client.task.update({ params: { id: task.id }, body: task.changes }, { signal })
        : create(task.fields, task.column, signal),
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
  const createdBy = readSession()?.personId;
  return createdBy ? { createdBy } : {};
}

/** Deletes a task. */
export function useRemoveTask(projectId: string) {
  return useBoardChange(keysOf(projectId), {
    send: (id: string) => client.task.remove({ params: { id } }),
    expect: withoutTask,
    settle: (tasks, _answer, id) => withoutTask(tasks, id),
  });
}
