import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { SessionModel } from './model.ts';

/**
 * Ends a session of the caller like a logout (SESSION-36).
 * @throws AppError `not_found` for an ended one, and for another person's
 */
export async function endSession(id: string, { id: personId, fullname, username }: Actor): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await SessionModel.deleteOne({ _id: id, personId }, { session });
    if (deletedCount === 0) throw notFound('session');
    const about = { _id: personId, fullname, username };
    await recordActs([{ action: 'session-ended', about }], session);
  });
}

/** Ends all sessions of the caller except the present one. */
export async function endOthers(
  { id: personId, fullname, username }: Actor,
  { id }: CallingSession,
): Promise<void> {
  await transaction(async (session) => {
    await SessionModel.deleteMany({ personId, _id: { $ne: id } }, { session });
    const about = { _id: personId, fullname, username };
    await recordActs([{ action: 'sessions-ended', about }], session);
  });
}
