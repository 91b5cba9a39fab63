import { ROLES } from '@faena/shared/access';
import { foldName } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import { lockLineOfBusiness } from '../line-of-business/index.ts';
import { type LockedPerson, lockPerson } from '../person/index.ts';

/**
 * The owner of a new company, locked against deletion: the caller, unless an admin names another in `name`.
 * @throws AppError `validation_failed` unless it is a manager or an admin
 */
export async function ownerOf(
  name: string | undefined,
  actor: Actor,
  session: ClientSession,
): Promise<LockedPerson> {
  const account = actor.role === 'admin' && name ? { usernameKey: foldName(name) } : { _id: actor.id };
  const roleId = { $in: [ROLES.admin, ROLES.manager] };
  const owner = await lockPerson({ ...account, roleId }, session);
  if (!owner) throw invalid('body.created_by', 'owner_unknown');
  return owner;
}

/**
 * The line of business of a name, compared without regard to case, locked likewise; none for an empty name.
 * @throws AppError `validation_failed` when there is no such line
 */
export async function lineNamed(name: string, session: ClientSession): Promise<Types.ObjectId | null> {
  if (name === '') return null;
  const line = await lockLineOfBusiness(name, session);
  if (!line) throw invalid('body.line_of_business', 'line_of_business_unknown');
  return line._id;
}
