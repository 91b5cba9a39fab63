import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { SessionModel } from './model.ts';

/** Ends the present session (SESSION-35): its token is refused from now on, and its streams end. */
export async function logout({ id: _id, fullname, username }: Actor, { id }: CallingSession): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await SessionModel.deleteOne({ _id: id, personId: _id }, { session });
    if (deletedCount === 0) return;
    await recordActs([{ action: 'signed-out', about: { _id, fullname, username } }], session);
  });
}
