import type { Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { withTask } from '../board-edits.ts';
import { boardKeys } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { tellFailure } from '../tell-failure.ts';
import { useBoardChange } from '../use-board-change.ts';

/** Makes a copy of a task, which shows once it is made (COPY-5); a failure is told. */
export function useDuplicate(): (id: string) => void {
  const { projectId } = useTaskContext();
  const change = useBoardChange<string, Task>(boardKeys(projectId), {
    send: (id, options) => client.task.duplicate({ params: { id } }, options),
    // Its id is the server's to give.
    expect: (tasks) => tasks,
    settle: withTask,
    told: (id, before) => ({
      told: texts.duplicated,
      about: before.find((task) => task.id === id)?.title,
    }),
  });
  return (id) => change(id, (error) => tellFailure(error, texts.failedToDuplicate));
}
