import { randomBytes } from 'node:crypto';
import type { Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  CoverModel,
  recordChange,
  type TaskDoc,
  TaskModel,
  toTask,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { withTask } from './change-task.ts';
import { arrivalOf } from './new-task.ts';

/**
 * Makes a copy of a task, right below it in its column (COPY-1).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function duplicateTask(
  id: string,
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<Task> {
  const { board, columns, copied } = await withTask(by.actor, id, 'change', async (board, at, session) => {
    const task = await driverCollection(TaskModel).findOne({ _id: new Types.ObjectId(id) }, { session });
    if (!task) throw new RangeError(`On a board, but nowhere else: ${id}`);
    const now = clock.now();
    const copy = copyOf(task, by.actor.id, now, await copyCover(task.coverId, board, now, session));
    const place = { column: at.column, order: at.order + 1 };
    const ids = board.columns[at.column]?.toSpliced(place.order, 0, copy._id) ?? [];
    const columns = board.columns.with(at.column, ids);
    await driverCollection(TaskModel).insertOne(copy, { session });
    await writeColumns(board, columns, session);
    await recordChange(board, by, [arrivalOf(copy, place)], { at: now, session });
    return { board, columns, copied: toTask(copy, board, place, await cardsOf(copy.assigneeIds)) };
  });
  boardCache.follow(board, { columns, changed: [copied] });
  return copied;
}

/** A task once more, without its links (COPY-2), its items yet to be done; it does not recur (RECUR-2). */
function copyOf(
  { checklist, blockedBy: _blockers, parentId: _parent, recurrence: _recurrence, ...task }: TaskDoc,
  createdBy: Types.ObjectId,
  at: Date,
  coverId: string | null,
): TaskDoc {
  return {
    ...task,
    _id: new Types.ObjectId(),
    ...(checklist && {
      checklist: checklist.map(({ text }) => ({ _id: new Types.ObjectId(), text, done: false })),
    }),
    coverId,
    createdBy,
    createdAt: at,
    updatedAt: at,
  };
}

/** The picture of a task under an id of its own (COPY-3); null where there is none. */
async function copyCover(
  id: string | null | undefined,
  { _id: projectId, companyId }: LockedProject,
  createdAt: Date,
  session: ClientSession,
): Promise<string | null> {
  if (!id) return null;
  const covers = driverCollection(CoverModel);
  const cover = await covers.findOne({ _id: id }, { session });
  if (!cover) return null;
  const _id = randomBytes(16).toString('hex');
  await covers.insertOne({ _id, projectId, companyId, bytes: cover.bytes, createdAt }, { session });
  return _id;
}
