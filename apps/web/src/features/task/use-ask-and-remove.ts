import type { Task } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { useRemoveTask } from './requests.ts';
import { useTaskContext } from './task-context.ts';
import { tellFailure } from './tell-failure.ts';

/** Deletes a task after the question of the spec's section 4 *Task deletion*. */
export function useAskAndRemove(): (task: Task) => Promise<void> {
  const { projectId } = useTaskContext();
  const { confirm } = useDialogs();
  const remove = useRemoveTask(projectId);
  return async function askAndRemove({ id }) {
    const sure = await confirm(taskTexts.card.confirmRemove, {
      danger: true,
      confirmLabel: taskTexts.card.remove,
    });
    if (sure) remove(id, (error) => tellFailure(error, taskTexts.failed.remove));
  };
}
