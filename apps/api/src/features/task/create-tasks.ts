import { TASKS_PER_REQUEST } from '@faena/shared/domain';
import { NewTask, type NewTasks, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { spendMore } from '../../platform/caller.ts';
import { type BoardServices, changeBoard } from '../board/index.ts';
import { columnOf } from '../board-order/index.ts';
import type { Changer } from '../task-change/index.ts';
import { arrivalOf, newTask } from './new-task.ts';

/**
 * Creates tasks of these titles at the end of a column, all or none (BATCH-1).
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own; `validation_failed` for a parent
 * outside the board; `conflict` for an id that is or was
 * another task's; `rate_limited` after too many of those (TASK-18)
 */
export function createTasks(
  { project: projectId, status, titles, ids, parentId }: NewTasks,
  by: Changer,
  services: BoardServices,
): Promise<Task[]> {
  spendMore(Math.floor(titles.length / TASKS_PER_REQUEST));
  const column = columnOf(status);
  const make = () =>
    changeBoard(
      String(new Types.ObjectId(projectId)),
      {
        by,
        right: 'change',
        taskIds: [],
        isAlone: true,
        plan: ({ board, at }) => {
          const inserted = titles.map((title, index) => {
            const id = new Types.ObjectId(ids?.[index]);
            return newTask(NewTask.parse({ title, project: projectId, parentId }), board, by.actor, at, id);
          });
          const before = board.columns[column] ?? [];
          return {
            columns: board.columns.with(column, [...before, ...inserted.map(({ _id }) => _id)]),
            inserted,
            idsFrom: ids && 'ids',
            effects: inserted.map((task, index) => arrivalOf(task, { column, order: before.length + index })),
            answer: (shown) => shown.others(),
          };
        },
      },
      services,
    );
  return ids ? services.chosenIds.within(String(by.actor.id), make) : make();
}
