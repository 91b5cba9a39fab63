import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, changeBoard, sayingTask } from '../board/index.ts';
import { withAtEnd } from '../board-order/index.ts';
import { dropArchived, findArchived } from '../task-archive/index.ts';
import type { Changer } from '../task-change/index.ts';
import { archivedBoard } from './archived-board.ts';
import { linkedWithin } from './inverse-parts.ts';
import { arrivalOf } from './new-task.ts';
import { findTask } from './read-task.ts';

/**
 * Restores an archived task to the end of its former column (ARCHIVED-4).
 * @throws AppError `not_found` when it is missing or out of reach; `forbidden` when the caller may not change it
 */
export function restoreTask(id: string, by: Changer, services: BoardServices): Promise<Task> {
  const _id = new Types.ObjectId(id);
  const change = changeBoard<Task>(
    () => archivedBoard(id),
    {
      by,
      right: 'change',
      taskIds: [],
      isAlone: true,
      plan: async ({ board, at, session }) => {
        if (!session) return null;
        const [kept] = await findArchived([_id], session);
        if (!kept) throw notFound('task');
        const place = { column: kept.column, order: board.columns[kept.column]?.length ?? 0 };
        const columns = withAtEnd(board.columns, kept.column, _id);
        const members = new Set(board.memberIds.map(String));
        const task = {
          ...linkedWithin(columns, kept.task),
          assigneeIds: kept.task.assigneeIds.filter((person) => members.has(String(person))),
          updatedAt: at,
        };
        return {
          columns,
          inserted: [task],
          alsoWrite: (session) => dropArchived([_id], session),
          effects: [arrivalOf(task, place, 'restored')],
          shown: { _id, place, doc: task },
          answer: (shown) => shown.task(),
        };
      },
      again: async () => (await findTask(id, by.actor)).task,
    },
    services,
  );
  return sayingTask(change);
}
