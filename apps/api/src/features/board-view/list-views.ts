import type { BoardViews } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { requireRight } from '../project/index.ts';
import { BoardViewsModel } from './model.ts';

/**
 * The caller's saved views of a board, in their order (VIEW-1).
 * @throws AppError `not_found` for a project out of reach; `forbidden` for an employee who is not a member
 */
export async function listViews(projectId: string, actor: Actor): Promise<BoardViews> {
  await requireRight(actor, projectId, 'see');
  const whose = { projectId: new Types.ObjectId(projectId), personId: actor.id };
  const saved = await driverCollection(BoardViewsModel).findOne(whose);
  return { version: saved?.version ?? 0, views: saved?.views ?? [] };
}
