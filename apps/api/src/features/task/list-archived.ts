import { escapeRegExp, foldSearch } from '@faena/shared/domain';
import type { ArchivedFilter, ArchivedPage, ArchivedTask } from '@faena/shared/schemas';
import { type mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { below, pageEnd } from '../../kernel/list.ts';
import { driverCollection } from '../../platform/database.ts';
import { statusOf } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import { requireRight } from '../project/index.ts';
import { type ArchivedTaskDoc, ArchivedTaskModel, NOT_DELETED } from '../task-archive/index.ts';
import type { Cards } from '../task-store/index.ts';

/**
 * The archived tasks of a project, the last archived first (ARCHIVED-3). A page continues after the last task of the
 * previous one, so that newly archived tasks shift no page.
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own
 */
export async function listArchived(
  projectId: string,
  { q = '', before, limit }: ArchivedFilter,
  actor: Actor,
): Promise<ArchivedPage> {
  await requireRight(actor, projectId, 'change');
  const text = foldSearch(q);
  const match: mongo.Filter<ArchivedTaskDoc> = {
    projectId: new Types.ObjectId(projectId),
    ...NOT_DELETED,
    ...(text !== '' && { searchText: { $regex: escapeRegExp(text) } }),
    ...below('archivedAt', before),
  };
  const found = await driverCollection(ArchivedTaskModel)
    .find(match)
    .sort({ archivedAt: -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1) : undefined;
  const cards = await cardsOf(shown.map(({ archivedBy }) => archivedBy));
  return {
    tasks: shown.map((archived) => toArchived(archived, cards)),
    next: next ? pageEnd(next.archivedAt, next._id) : null,
  };
}

function toArchived(
  { _id, column, archivedAt, archivedBy, task: { title, priority, tags } }: ArchivedTaskDoc,
  cards: Cards,
): ArchivedTask {
  return {
    _id: String(_id),
    title,
    priority,
    tags,
    status: statusOf(column),
    archivedAt: archivedAt.toISOString(),
    archivedBy: cards.get(String(archivedBy)) ?? null,
  };
}
