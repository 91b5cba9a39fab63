import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { SessionModel } from './model.ts';

/** Ends the session that calls (SESSION-35): from now on its token is refused, and nothing more is told to it. */
export async function logout(actor: Actor, { id }: CallingSession): Promise<void> {
  await SessionModel.deleteOne({ _id: id, personId: actor.id });
}
