import { notFound } from '../../kernel/errors.ts';
import { ArchivedTaskModel, NOT_DELETED } from '../task-archive/index.ts';

/** The project that an archived task came from; @throws AppError `not_found` */
export async function archivedBoard(id: string): Promise<string> {
  const located = await ArchivedTaskModel.findOne({ _id: id, ...NOT_DELETED }, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  return String(located.projectId);
}
