import type { PersonCard } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { cardsOf } from '../person/index.ts';
import { findVisibleProject } from './find-project.ts';

const byName = new Intl.Collator('es').compare;

/**
 * The members of a project: its creator first, the others by name.
 * @throws AppError `not_found` or `forbidden`, see `findVisibleProject`
 */
export async function listMembers(projectId: string, actor: Actor): Promise<PersonCard[]> {
  const { memberIds, createdBy } = await findVisibleProject(actor, projectId);
  const cards = await cardsOf(memberIds);
  const creator = cards.get(String(createdBy));
  const others = [...cards.values()]
    .filter((card) => card !== creator)
    .sort((a, b) => byName(a.fullname, b.fullname) || byName(a._id, b._id));
  return creator ? [creator, ...others] : others;
}
