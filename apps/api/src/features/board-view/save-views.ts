import { BoardViews, type BoardViewsChange } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { lockPerson } from '../person/index.ts';
import { lockProject } from '../project/index.ts';
import { BoardViewsModel } from './model.ts';

/**
 * Replaces the caller's views of a board by the given list (VIEW-3). It locks the board and the person, so that a
 * concurrent deletion leaves no views behind.
 * @throws AppError `not_found` for a project out of reach; `forbidden` for an employee who is not a member;
 * `conflict` when the views were saved since
 */
export function saveViews(
  projectId: string,
  { version, views }: BoardViewsChange,
  actor: Actor,
): Promise<BoardViews> {
  return transaction(async (session) => {
    const project = await lockProject(actor, projectId, 'see', session);
    if (!(await lockPerson({ _id: actor.id }, session))) throw notFound('user');
    const saved = driverCollection(BoardViewsModel);
    const whose = { projectId: project._id, personId: actor.id };
    const present = await saved.findOne(whose, { session, projection: { version: 1 } });
    if ((present?.version ?? 0) !== version) throw conflict('changed_since');
    const next = answer(BoardViews, { version: version + 1, views });
    const change = { $set: next, $setOnInsert: { companyId: project.companyId } };
    await saved.updateOne(whose, change, { session, upsert: true });
    return next;
  });
}
