import { notFound } from '../../kernel/errors.ts';
import { PictureModel } from './picture-model.ts';

/**
 * The bytes of a picture by its id, as WebP.
 * @throws AppError `not_found`
 */
export async function getPicture(id: string): Promise<Buffer> {
  const picture = await PictureModel.findById(id);
  if (!picture) throw notFound('picture');
  return picture.bytes;
}
