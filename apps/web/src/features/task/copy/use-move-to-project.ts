import type { MovedTasks, Project, Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts } from '@/texts/limits.ts';
import { withoutTasks } from '../board-edits.ts';
import { boardKeys, taskKeys } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { tellFailure } from '../tell-failure.ts';
import { useBoardChange } from '../use-board-change.ts';

type To = Pick<Project, '_id' | 'name'>;

/** Moves tasks to another project, off this board at once (MOVE-1); a failure is told. */
export function useMoveToProject(): (tasks: readonly Pick<Task, 'id'>[], to: To) => void {
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const change = useBoardChange<{ ids: string[]; to: To }, MovedTasks>(boardKeys(projectId), {
    send: ({ ids, to }, options) => client.task.move({ body: { ids, project: to._id } }, options),
    expect: (tasks, { ids }) => withoutTasks(tasks, ids),
    settle: (tasks, _moved, { ids }) => withoutTasks(tasks, ids),
    told: ({ ids: { length, 0: first }, to }, before, { unassigned, overLimits }) => ({
      told: [
        texts.moved(length, to.name),
        ...(unassigned.length > 0
          ? [texts.takenOff(unassigned.map(({ fullname, username }) => fullname || username).join(', '))]
          : []),
        ...overLimits.map(({ status, count, limit }) => limitTexts.over(statusLabels[status], count, limit)),
      ].join(' '),
      ...(length === 1 && { about: before.find(({ id }) => id === first)?.title }),
    }),
  });
  return (tasks, to) =>
    change(
      { ids: tasks.map(({ id }) => id), to },
      (error) => tellFailure(error, texts.failedToMove(tasks.length)),
      () => void queryClient.invalidateQueries({ queryKey: taskKeys.board(to._id) }),
    );
}
