import { type NewDevice, RegisteredDevice } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { Reply } from '../../kernel/reply.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson } from '../person/index.ts';
import { moveToOwnDevice } from '../session/index.ts';
import { stampFor } from './stamp.ts';
import { storeDevice } from './store-device.ts';
import { deviceToWire } from './wire.ts';

/**
 * Registers a device that marks for the caller (MARK-11). On the person's own device the session lasts 180 days from
 * its sign-in (SESSION-41).
 * @throws AppError `validation_failed` for a key that is no point of the curve
 */
export async function registerDevice(
  input: NewDevice,
  { actor, session: calling }: { readonly actor: Actor; readonly session: CallingSession },
  services: Services,
): Promise<Reply<RegisteredDevice>> {
  const now = services.clock.now();
  const personId = actor.id;
  return transaction(async (session) => {
    if (!(await lockPerson({ _id: personId }, session))) throw notFound('employee');
    const { device, isNew } = await storeDevice(personId, input, now, session);
    const whose = { personId, deviceId: device._id };
    const accessToken = input.own ? await moveToOwnDevice(calling, whose, services, session) : null;
    const stamp = stampFor(device._id, now, services.config.jwtSecret);
    const registered = answer(RegisteredDevice, { ...deviceToWire(device), stamp, accessToken });
    return new Reply(isNew ? 201 : 200, registered);
  });
}
