import type { NewTask, Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { type BoardServices, changeBoard } from '../board/index.ts';
import { columnOf, withAtEnd } from '../board-order/index.ts';
import type { Changer } from '../task-change/index.ts';
import { arrivalOf, newTask } from './new-task.ts';

/**
 * Creates a task at the end of its column; its creator is always the caller.
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own; `validation_failed` for an
 * assignee who is not a member, and a parent outside the board; `conflict` for an id that is or was another task's;
 * `rate_limited` after too many of those (TASK-18)
 */
export function createTask(input: NewTask, by: Changer, services: BoardServices): Promise<Task> {
  const _id = new Types.ObjectId(input.id);
  const column = columnOf(input.status);
  const make = () =>
    changeBoard(
      String(new Types.ObjectId(input.project)),
      {
        by,
        right: 'change',
        taskIds: [],
        plan: ({ board, at }) => {
          const task = newTask(input, board, by.actor, at, _id);
          const place = { column, order: board.columns[column]?.length ?? 0 };
          return {
            columns: withAtEnd(board.columns, column, _id),
            inserted: [task],
            idsFrom: input.id === undefined ? undefined : 'id',
            effects: [arrivalOf(task, place)],
            shown: { _id, place, doc: task },
            answer: (shown) => shown.task(),
          };
        },
      },
      services,
    );
  return input.id === undefined ? make() : services.chosenIds.within(String(by.actor.id), make);
}
