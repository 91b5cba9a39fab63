import { type ClientSession, Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { AttachmentModel } from '../task-store/index.ts';

/**
 * The files of a task that a comment shows (COMMENT-19).
 * @throws AppError `validation_failed` unless all are on the task
 */
export async function shownFiles(
  taskId: Types.ObjectId,
  ids: readonly string[],
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  if (ids.length === 0) return [];
  const asked = ids.map((id) => new Types.ObjectId(id));
  const present = { _id: { $in: asked }, taskId, leftAt: { $exists: false } };
  const count = await AttachmentModel.countDocuments(present, { session });
  if (count < asked.length) throw invalid('body.attachmentIds', 'attachment_not_found');
  return asked;
}
