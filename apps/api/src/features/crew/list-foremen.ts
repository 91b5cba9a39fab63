import type { Foreman } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { cardsOf } from '../person/index.ts';
import { findOwnedProject } from '../project/index.ts';
import { ForemanModel } from './model.ts';

const byName = new Intl.Collator('es').compare;

/**
 * The people with the right to mark others in a project, by name (CREW-1).
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function listForemen(projectId: string, actor: Actor): Promise<Foreman[]> {
  const { _id } = await findOwnedProject(actor, projectId);
  return foremenOf(_id);
}

/** The present foremen of a project. */
export async function foremenOf(projectId: Types.ObjectId, session?: ClientSession): Promise<Foreman[]> {
  const rights = await ForemanModel.find({ projectId, endedAt: null }, null, {
    session: session ?? null,
  }).lean();
  const cards = await cardsOf(rights.map(({ personId }) => personId));
  return rights
    .flatMap(({ personId, givenAt }) => {
      const card = cards.get(String(personId));
      return card ? [{ _id: card._id, fullname: card.fullname, since: givenAt.toISOString() }] : [];
    })
    .sort((a, b) => byName(a.fullname, b.fullname) || byName(a._id, b._id));
}
