import { ROLES } from '@faena/shared/access';
import { Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { cardsOf } from '../person/index.ts';
import type { BoardDoc } from '../project/index.ts';

/**
 * The mentioned people (COMMENT-4).
 * @throws AppError `validation_failed` unless all are members of the project who see the task, which clients do not
 */
export async function mentionedIn(
  { memberIds }: Pick<BoardDoc, 'memberIds'>,
  ids: readonly string[],
): Promise<Types.ObjectId[]> {
  const members = new Set(memberIds.map(String));
  const mentioned = ids.map((id) => new Types.ObjectId(id));
  const cards = await cardsOf(mentioned);
  for (const id of mentioned) {
    const role = cards.get(String(id))?.rol_id;
    if (role && role !== ROLES.client && members.has(String(id))) continue;
    throw invalid('body.mentions', 'mentioned_not_a_member');
  }
  return mentioned;
}
