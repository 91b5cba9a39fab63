import type { File } from '../../kernel/reply.ts';
import { driverCollection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { PictureModel } from './picture-model.ts';
import { openPicture, PICTURE_READ } from './stored-picture.ts';

/**
 * A picture by its id, as WebP.
 * @throws AppError `not_found`
 */
export async function getPicture(id: string, files: FileStore): Promise<File> {
  const stored = await driverCollection(PictureModel).findOne({ _id: id }, PICTURE_READ);
  return openPicture(stored, files);
}
