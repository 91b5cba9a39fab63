import { moveToProject } from '@faena/shared/commands';
import type { MovedTasks, Project, Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { taskKeys } from '@/sync/keys.ts';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts } from '@/texts/limits.ts';
import { titled } from '../change-texts.ts';
import { useTaskContext } from '../task-context.ts';
import { useChange } from '../use-change.ts';
import { tellFailure } from '../use-tell.ts';

type To = Pick<Project, '_id' | 'name'>;

/** Moves tasks to another project and reports a failure (MOVE-1). */
export function useMoveToProject(): (tasks: readonly Pick<Task, 'id'>[], to: To) => void {
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const change = useChange(projectId, moveToProject, {
    made: ({ ids: { length, 0: first }, to }, before, answer) => ({
      told: [texts.moved(length, to.name), ...(answer ? consequencesOf(answer) : [])].join(' '),
      ...(length === 1 && titled(before, first)),
    }),
  });
  return (tasks, to) =>
    void change(
      { ids: tasks.map(({ id }) => id), to },
      (error) => tellFailure(error, texts.failedToMove(tasks.length)),
      () => void queryClient.invalidateQueries({ queryKey: taskKeys.board(to._id) }),
    );
}

/** Names the people removed from the tasks, and the exceeded limits of the other board. */
function consequencesOf({ unassigned, overLimits }: MovedTasks): string[] {
  const names = unassigned.map(({ fullname, username }) => fullname || username);
  return [
    ...(names.length > 0 ? [texts.takenOff(names.join(', '))] : []),
    ...overLimits.map(({ status, count, limit }) => limitTexts.over(statusLabels[status], count, limit)),
  ];
}
