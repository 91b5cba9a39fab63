import type { Task } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { useRemoveTask } from './requests.ts';
import { useTaskContext } from './task-context.ts';
import { tellFailure } from './use-tell.ts';

/** Deletes a task after a question (ERROR-21). Answers whether the person confirmed it. */
export function useAskAndRemove(): (task: Task) => Promise<boolean> {
  const { projectId } = useTaskContext();
  const { confirm } = useDialogs();
  const remove = useRemoveTask(projectId);
  return async function askAndRemove({ id, title }) {
    const sure = await confirm(taskTexts.card.confirmRemove, {
      danger: true,
      confirmLabel: taskTexts.card.remove,
      about: title,
    });
    if (sure) void remove(id, (error) => tellFailure(error, taskTexts.failed.remove));
    return sure;
  };
}
