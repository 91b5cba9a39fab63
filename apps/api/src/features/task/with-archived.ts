import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { ArchivedTaskModel, changeBoard, NOT_DELETED, sayingTask } from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';

/**
 * Runs `work` with the board locked that an archived task came from. The caller named the task, not its project: that
 * it exists is not theirs to learn.
 * @throws AppError `not_found` when it is missing or out of reach; `forbidden` when the caller may not change it
 */
export async function withArchived<T>(
  actor: Actor,
  id: string,
  work: (board: LockedProject, session: ClientSession) => Promise<T>,
): Promise<T> {
  const located = await ArchivedTaskModel.findOne({ _id: id, ...NOT_DELETED }, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  return sayingTask(changeBoard(actor, String(located.projectId), 'change', work));
}
