import type { File } from '../../kernel/reply.ts';
import { driverCollection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { openPicture, PICTURE_READ } from '../person/index.ts';
import { CoverModel } from '../task-store/index.ts';

/**
 * A cover that a task has, by its id, as WebP.
 * @throws AppError `not_found`
 */
export async function getCover(id: string, files: FileStore): Promise<File> {
  const isOnTask = { _id: id, leftAt: { $exists: false } };
  const stored = await driverCollection(CoverModel).findOne(isOnTask, PICTURE_READ);
  return openPicture(stored, files);
}
