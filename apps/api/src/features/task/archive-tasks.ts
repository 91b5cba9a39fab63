import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { type BoardServices, changeBoardOf } from '../board/index.ts';
import { unlinked } from '../board-links/index.ts';
import { placesOf, withoutAll } from '../board-order/index.ts';
import { keepArchived } from '../task-archive/index.ts';
import type { Changer } from '../task-change/index.ts';
import { strangerAmong } from './stranger-among.ts';

/**
 * Archives tasks of one project, all or nothing; answers none of them (ARCHIVED-2).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` for tasks of several
 * projects; `forbidden` when the caller may not change them
 */
export function archiveTasks(ids: readonly string[], by: Changer, services: BoardServices): Promise<Task[]> {
  return changeBoardOf<Task[]>(
    String(ids[0]),
    {
      by,
      right: 'change',
      taskIds: ids,
      isAlone: true,
      plan: async ({ board, tasks, at, session }) => {
        if (!session) return null;
        const places = placesOf(board.columns, ids);
        if (places.size < ids.length) throw await strangerAmong(ids, 'ids', by.actor);
        const deleted = ids.map((id) => new Types.ObjectId(id));
        const links = await unlinked(board, deleted, at, session);
        const gone = deleted.map((taskId) => {
          const [place, title] = [places.get(String(taskId)), tasks.get(String(taskId))?.title];
          const before = { ...(title && { title }), ...(place && { place }) };
          return { taskId, kind: 'archived' as const, before, after: {} };
        });
        return {
          columns: withoutAll(board.columns, ids),
          deleted,
          written: links.written,
          changed: links.tasks,
          alsoWrite: (session) =>
            keepArchived([...tasks.values()], board.columns, { at, personId: by.actor.id, session }),
          effects: [...gone, ...links.effects],
          answer: () => [],
        };
      },
      again: async () => [],
    },
    services,
  );
}
