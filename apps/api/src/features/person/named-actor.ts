import { foldName } from '@faena/shared/domain';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound, passwordChangeRequired } from '../../kernel/errors.ts';
import { findActor } from './find-actor.ts';

/**
 * The person a `?username=` names, with their own role and reach: the caller when it is left out
 * (ACCESS-11).
 * @throws AppError `forbidden` when anyone but an admin names somebody else; `password_change_required` for
 * an admin with a temporary password; `not_found` for an unknown name
 */
export async function namedActor(actor: Actor, username: string | undefined): Promise<Actor> {
  if (username === undefined || foldName(username) === foldName(actor.username)) return actor;
  if (actor.role !== 'admin') throw forbidden();
  if (actor.mustChangePassword) throw passwordChangeRequired();
  const named = await findActor({ usernameKey: foldName(username) });
  if (!named) throw notFound('user');
  return named;
}
