import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, changeBoardOf } from '../board/index.ts';
import { unlinked } from '../board-links/index.ts';
import { columnOrderOf, without } from '../board-order/index.ts';
import { keepDeleted } from '../task-archive/index.ts';
import type { Changer } from '../task-change/index.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export function deleteTask(id: string, by: Changer, services: BoardServices): Promise<{ message: string }> {
  const message = { message: 'Task deleted.' };
  return changeBoardOf(
    id,
    {
      by,
      right: 'change',
      taskIds: [id],
      isAlone: true,
      plan: async ({ board, tasks, at, session }) => {
        if (!session) return null;
        const _id = new Types.ObjectId(id);
        const place = columnOrderOf(board.columns, _id);
        if (!place) throw notFound('task');
        const task = tasks.get(String(_id));
        if (!task) throw new RangeError(`On a board, but nowhere else: ${id}`);
        const links = await unlinked(board, [_id], at, session);
        const gone = {
          taskId: _id,
          kind: 'deleted',
          before: { title: task.title, place },
          after: {},
        } as const;
        return {
          columns: without(board.columns, place),
          deleted: [_id],
          written: links.written,
          changed: links.tasks,
          alsoWrite: (session) => keepDeleted([task], by.actor.id, session),
          effects: [gone, ...links.effects],
          answer: () => message,
        };
      },
      again: async () => message,
    },
    services,
  );
}
