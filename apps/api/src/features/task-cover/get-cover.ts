import { notFound } from '../../kernel/errors.ts';
import { CoverModel } from '../board/index.ts';

/**
 * The bytes of a cover that a task has, by its id, as WebP.
 * @throws AppError `not_found`
 */
export async function getCover(id: string): Promise<Buffer> {
  const cover = await CoverModel.findOne({ _id: id, leftAt: { $exists: false } });
  if (!cover) throw notFound('picture');
  return cover.bytes;
}
