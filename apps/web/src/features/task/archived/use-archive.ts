import type { Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { archivedTaskTexts as texts } from '@/texts/archived-tasks.ts';
import { withoutTasks } from '../board-edits.ts';
import { boardKeys } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { tellFailure } from '../tell-failure.ts';
import { useBoardChange } from '../use-board-change.ts';

/** Takes tasks off the board at once, to be found in the archive (ARCHIVED-7); a failure is told. */
export function useArchive(): (tasks: readonly Pick<Task, 'id'>[]) => void {
  const { projectId } = useTaskContext();
  const change = useBoardChange<string[], Task[]>(boardKeys(projectId), {
    send: (ids, options) => client.task.batch({ body: { ids, change: { archive: true } } }, options),
    expect: withoutTasks,
    settle: (tasks, _none, ids) => withoutTasks(tasks, ids),
    told: ({ length, 0: first }, before) => ({
      told: texts.done(length),
      ...(length === 1 && { about: before.find(({ id }) => id === first)?.title }),
    }),
  });
  return (tasks) => {
    const ids = tasks.map(({ id }) => id);
    change(ids, (error) => tellFailure(error, texts.failed(ids.length)));
  };
}
