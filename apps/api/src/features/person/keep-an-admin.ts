import { ROLES } from '@faena/shared/access';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { lockPerson } from './lock-person.ts';

/**
 * Lets an admin stop being one, in this transaction, as another remains: that other is locked, so that
 * two admins who remove each other at the same moment conflict and one of them stays.
 * @throws AppError `conflict` for the last admin
 */
export async function keepAnAdminBesides(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
  const remaining = await lockPerson({ roleId: ROLES.admin, _id: { $ne: leaving } }, session);
  if (!remaining) throw conflict('last_administrator');
}
