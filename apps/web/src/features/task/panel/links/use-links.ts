import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskPartTexts } from '@/texts/task-parts.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { withContent, withTask } from '../../board-edits.ts';
import { taskKeys } from '../../requests.ts';
import { useTaskContext } from '../../task-context.ts';
import { tellFailure } from '../../tell-failure.ts';
import { useBoardChange } from '../../use-board-change.ts';
import { patchBoard } from '../../waiting/lay-over.ts';

interface LinkChange {
  readonly shown: Task;
  readonly send: (options: { idempotencyKey: string }) => Promise<Task>;
}

/** What can be said of what a task waits for and is a part of; shown at once, taken back when it fails. */
export function useLinks(task: Task) {
  const { projectId } = useTaskContext();
  const change = useBoardChange<LinkChange, Task>(
    { board: taskKeys.board(projectId), changes: taskKeys.changes(projectId) },
    {
      send: ({ send }, options) => send(options),
      expect: (tasks, { shown }) => withContent(tasks, shown),
      settle: withContent,
      told: () => ({ told: taskTexts.undo.saved, about: task.title }),
    },
  );
  const put = (shown: Task, send: LinkChange['send'], failed: string) =>
    change({ shown, send }, (error) => tellFailure(error, failed));
  const params = { id: task.id };
  const { blockedBy = [] } = task;

  return {
    block(taskId: string): void {
      const send: LinkChange['send'] = (options) =>
        client.taskLink.addBlocker({ params, body: { taskId } }, options);
      put({ ...task, blockedBy: [...blockedBy, taskId] }, send, taskPartTexts.links.failed);
    },
    unblock(blockerId: string): void {
      const send: LinkChange['send'] = (options) =>
        client.taskLink.removeBlocker({ params: { ...params, blockerId } }, options);
      const left = blockedBy.filter((id) => id !== blockerId);
      put({ ...task, blockedBy: left }, send, taskPartTexts.links.failed);
    },
    leaveParent(): void {
      const { parentId: _, ...alone } = task;
      const send: LinkChange['send'] = (options) =>
        client.taskLink.setParent({ params, body: { parentId: null } }, options);
      put(alone, send, taskPartTexts.subtasks.failed);
    },
  };
}

/** Creates a part of a task, by its title. */
export function useAddSubtask(projectId: string, parentId: string) {
  const queryClient = useQueryClient();
  const queryKey = taskKeys.board(projectId);
  return useWrite({
    mutationKey: taskKeys.changes(projectId),
    mutationFn: (title: string, press) =>
      client.task.create({ body: { title, project: projectId, parentId } }, press),
    onSuccess: async (task) => {
      await queryClient.cancelQueries({ queryKey });
      patchBoard(queryClient, queryKey, (tasks) => withTask(tasks, task));
    },
  });
}
