import { MAX_SESSIONS } from '@faena/shared/domain';
import type { OwnSession } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { SessionModel } from './model.ts';

/** The open sessions of the caller: this one, then the others by their last use (SESSION-36). */
export async function listSessions(
  { id: personId }: Actor,
  { id, version }: CallingSession,
  { clock }: Pick<Services, 'clock'>,
): Promise<OwnSession[]> {
  const found = await SessionModel.find({
    personId,
    sessionVersion: version,
    expiresAt: { $gt: clock.now() },
  })
    .sort({ lastSeenAt: -1, _id: -1 })
    .limit(MAX_SESSIONS)
    .lean();
  const isThis = (session: (typeof found)[number]) => session._id.equals(id);
  const ordered = [...found.filter(isThis), ...found.filter((session) => !isThis(session))];
  return ordered.map((session) => ({
    _id: String(session._id),
    browser: session.device.browser,
    system: session.device.system,
    place: session.place,
    beganAt: session.beganAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: isThis(session),
  }));
}
