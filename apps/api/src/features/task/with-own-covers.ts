import { randomBytes } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { CoverModel, type TaskDoc } from '../task-store/index.ts';

/**
 * Gives copied tasks (COPY-1, RECUR-3) covers of their own, which share the files of the originals. `write` stores these
 * covers.
 */
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
