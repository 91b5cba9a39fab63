import { addBlocker, leaveParent, removeBlocker, withTask } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { drawBoard } from '@/sync/board.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useTaskContext } from '../../task-context.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { useChange } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';

/** Changes a task's blockers and parent, and reports a failure. */
export function useLinks({ id, title }: Task) {
  const { projectId } = useTaskContext();
  const saved = { made: () => ({ told: taskTexts.undo.saved, about: title }) };
  const add = useChange(projectId, addBlocker, saved);
  const remove = useChange(projectId, removeBlocker, saved);
  const leave = useChange(projectId, leaveParent, saved);
  const failed = (text: string) => (error: Error) => tellFailure(error, text);

  return {
    block: (blockerId: string) => void add({ id, blockerId }, failed(taskPartTexts.links.failed)),
    unblock: (blockerId: string) => void remove({ id, blockerId }, failed(taskPartTexts.links.failed)),
    leaveParent: () => void leave(id, failed(taskPartTexts.subtasks.failed)),
  };
}

/** Creates a subtask by its title. */
export function useAddSubtask(projectId: string, parentId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationKey: commandScope(projectId).mutationKey,
    mutationFn: (title: string, press) =>
      client.task.create({ body: { title, project: projectId, parentId } }, press),
    onSuccess: async (task) => {
      await queryClient.cancelQueries({ queryKey: taskKeys.board(projectId) });
      drawBoard(queryClient, projectId, (base) => withTask(base, task));
    },
  });
}
