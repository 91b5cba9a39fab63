import { COMMANDS, moveOn, type Update } from '@faena/shared/commands';
import type { Target } from '@faena/shared/domain';
import type { NewTask, PersonCard, TaskStatus } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { drawnTasks } from '@/sync/board.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { isFollowed } from '@/sync/stream-state.ts';
import { WORDS } from './change-texts.ts';
import { useNewTask } from './create-requests.ts';
import { useChange, useSend } from './use-change.ts';

/** The people a task of the project can be assigned to. */
const assignablePeople = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.assignable(projectId),
    queryFn: ({ signal }) => client.task.assignable({ params: { projectId } }, { signal }),
  });

/** The people a task of the project can be assigned to, read once they are `wanted`. */
export function useAssignable(projectId: string, { wanted = true } = {}) {
  return useQuery({ ...assignablePeople(projectId), enabled: wanted });
}

/** Moves a task on its board (BOARD-16). While the live stream is open, the answer may leave out the result. */
export function useMoveTask(projectId: string) {
  const queryClient = useQueryClient();
  const change = useChange(projectId, COMMANDS.move, WORDS.move);
  return function move(id: string, target: Target, onError: (error: Error) => void): void {
    const tasks = drawnTasks(queryClient, projectId);
    void change({ ...moveOn(tasks, id, target), isTold: isFollowed(projectId) }, onError);
  };
}

/** Moves a task to the end of another column. */
export function useSetStatus(projectId: string) {
  return useChange(projectId, COMMANDS.status, WORDS.status);
}

/** Replaces the assignees of a task; an empty list unassigns it (TASK-5). */
export function useAssignTask(projectId: string) {
  return useChange(projectId, COMMANDS.assign, WORDS.assign);
}

/** Changes fields of a task (PANEL-4). A screen without a board passes the time zone of the project. */
export function useUpdateTask(projectId: string, timeZone?: string) {
  return useChange(projectId, COMMANDS.update, WORDS.update, timeZone);
}

/** Deletes a task. */
export function useRemoveTask(projectId: string) {
  return useChange(projectId, COMMANDS.remove, WORDS.remove);
}

type Fields = Omit<z.input<typeof NewTask>, 'id' | 'project' | 'createdBy' | 'status'>;

/** A save of the form: changes of a task, or a new one for a column. */
export type TaskToSave =
  | Pick<Update, 'id' | 'changes'>
  | { readonly fields: Fields; readonly column: TaskStatus };

/** Saves the form: creates a task in a column by one request, or changes one. */
export function useSaveTask(projectId: string) {
  const queryClient = useQueryClient();
  const create = useNewTask(projectId);
  const update = useSend(projectId, COMMANDS.update, WORDS.update);

  function peopleOf(ids: readonly string[] = []): PersonCard[] {
    const known = queryClient.getQueryData(assignablePeople(projectId).queryKey) ?? [];
    return known.filter(({ _id }) => ids.includes(_id));
  }

  return useWrite({
    mutationKey: commandScope(projectId).mutationKey,
    mutationFn: async (task: TaskToSave, press) => {
      if ('id' in task) return update({ ...task, people: peopleOf(task.changes.assignedTo) }, press);
      const given = { ...task.fields, status: task.column, ...asCreator() };
      return create(given, peopleOf(task.fields.assignedTo), press);
    },
    // A request without an answer may still have created a task.
    onError: () => queryClient.invalidateQueries({ queryKey: taskKeys.board(projectId) }),
  });
}

function asCreator(): { createdBy?: string } {
  const createdBy = readSession()?.personId;
  return createdBy ? { createdBy } : {};
}
