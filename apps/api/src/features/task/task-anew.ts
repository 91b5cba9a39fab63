import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { CoverModel, type TaskDoc } from '../board/index.ts';

/** A task once more, to be done anew: without its links, with nothing of its checklist done (COPY-1, RECUR-3). */
export function taskAnew(
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

/** New tasks, each with a copy of the cover that it was made with: it goes with its own task alone. */
export async function withOwnCovers(
  tasks: readonly TaskDoc[],
  at: Date,
  session: ClientSession,
): Promise<readonly TaskDoc[]> {
  const ids = tasks.flatMap(({ coverId }) => coverId ?? []);
  if (ids.length === 0) return tasks;
  const found = await CoverModel.find({ _id: { $in: ids } }, { bytes: 1 }, { session }).lean();
  const bytesOf = new Map(found.map(({ _id, bytes }) => [_id, bytes]));
  const copies = tasks.map((task) => {
    const bytes = task.coverId ? bytesOf.get(task.coverId) : undefined;
    const { projectId, companyId } = task;
    return bytes && { _id: randomBytes(16).toString('hex'), projectId, companyId, bytes, createdAt: at };
  });
  await driverCollection(CoverModel).insertMany(
    copies.flatMap((copy) => copy ?? []),
    { session },
  );
  return tasks.map((task, index) => ({ ...task, coverId: copies[index]?._id ?? null }));
}
