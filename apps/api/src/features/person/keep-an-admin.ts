import { ROLES } from '@faena/shared/access';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { lockPerson } from './lock-person.ts';

/**
 * Lets an admin lose the role if another remains. It locks the other, so that one of two mutual removals fails.
 * @throws AppError `conflict` for the last admin
 */
export async function keepAnAdminBesides(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
  const remaining = await lockPerson({ roleId: ROLES.admin, _id: { $ne: leaving } }, session);
  if (!remaining) throw conflict('last_administrator');
}
