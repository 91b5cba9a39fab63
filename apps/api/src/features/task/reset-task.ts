import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { CoverModel, type TaskDoc } from '../task-store/index.ts';

/** A copy of a task that starts from the beginning: it has no links, and no item of its checklist is done (COPY-1, RECUR-3). */
export function resetTask(
  { checklist, blockedBy: _blockers, parentId: _parent, ...task }: TaskDoc,
  at: Date,
): TaskDoc {
  return {
    ...task,
    _id: new Types.ObjectId(),
    ...(checklist && {
      checklist: checklist.map(({ text }) => ({ _id: new Types.ObjectId(), text, done: false })),
    }),
    createdAt: at,
    updatedAt: at,
  };
}

/** New tasks, each with a cover of its own that shares the file of its original, and the write that stores them. */
export async function withOwnCovers(tasks: readonly TaskDoc[], at: Date, session: ClientSession) {
  const ids = tasks.flatMap(({ coverId }) => coverId ?? []);
  if (ids.length === 0) return { tasks, write: async () => {} };
  const found = await CoverModel.find({ _id: { $in: ids } }, { bytes: 1, fileId: 1 }, { session }).lean();
  const contentOf = new Map(found.map(({ _id, ...content }) => [_id, content]));
  const copies = tasks.map((task) => {
    const content = task.coverId ? contentOf.get(task.coverId) : undefined;
    const { projectId, companyId } = task;
    const _id = randomBytes(16).toString('hex');
    return content && { _id, projectId, companyId, ...content, createdAt: at };
  });
  return {
    tasks: tasks.map((task, index) => ({ ...task, coverId: copies[index]?._id ?? null })),
    write: async (session: ClientSession) => {
      await driverCollection(CoverModel).insertMany(
        copies.flatMap((copy) => copy ?? []),
        { session },
      );
    },
  };
}
