import { randomBytes } from 'node:crypto';
import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, sayingTask } from '../board/index.ts';
import { encodePicture, storePicture } from '../person/index.ts';
import { requireRight } from '../project/index.ts';
import { changeTaskAlone } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import { CoverModel, markCoversLeft, TaskModel } from '../task-store/index.ts';

/**
 * Sets the cover of a task and deletes the previous one (COVER-1).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own; as `encodePicture`
 */
export async function setCover(
  id: string,
  upload: Buffer,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  const bytes = await encodePicture(upload, { width: COVER_WIDTH_PX, height: COVER_HEIGHT_PX });
  const fileId = await storePicture(bytes, services.files);
  const coverId = randomBytes(16).toString('hex');
  return changeTaskAlone(by, id, 'change', services, {
    decide: ({ board, task, at }) => ({
      set: { coverId },
      alsoWrite: async (session) => {
        await markCoversLeft([task.coverId], session);
        const { _id: projectId, companyId } = board;
        const cover = { _id: coverId, projectId, companyId, fileId, bytes, createdAt: at };
        await CoverModel.create([cover], { session });
      },
    }),
    show: (task) => task,
  });
}

/**
 * Refuses to set the cover of a task, before the picture is read (LIMIT-7).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function requireOwn(id: string, actor: Actor): Promise<void> {
  const located = await TaskModel.findById(id, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  await sayingTask(requireRight(actor, String(located.projectId), 'change'));
}
