import { type DeviceLinkRedeemed, LinkedDevice } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { transaction } from '../../platform/database.ts';
import { bindOneTimeLink } from '../../platform/one-time-link.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockPerson } from '../person/index.ts';
import { newSession, sessionAnswer } from '../session/index.ts';
import { findDeviceLink, noDeviceLink } from './open-device-link.ts';
import { stampFor } from './stamp.ts';
import { storeDevice } from './store-device.ts';
import { deviceToWire } from './wire.ts';

/**
 * Has the device of a link's holder mark for its person, and signs them in there for 180 days (MARK-20) (SESSION-41). One
 * of two holders at once gets it, and gets it again should the answer be lost.
 * @throws AppError as `findDeviceLink`; `validation_failed` for a key that is no point of the curve
 */
export async function redeemDeviceLink(
  { token, name, publicKey }: DeviceLinkRedeemed,
  origin: { readonly address: string; readonly program: string },
  services: Services,
): Promise<LinkedDevice> {
  const now = services.clock.now();
  const { address } = origin;
  const { subjectId } = await findDeviceLink(token, address, now);
  const linked = await transaction(async (session) => {
    const holder = { now, about: publicKey.x };
    if (!(await bindOneTimeLink('device', token, holder, session))) throw noDeviceLink();
    const person = await lockPerson({ _id: subjectId, companyId: { $ne: null } }, session);
    if (!person || person.twoSteps?.since) throw noDeviceLink();
    const { device } = await storeDevice(person._id, { name, publicKey, own: true }, now, session);
    await recordActs([{ action: 'device-linked', about: person, by: person }], session);
    return { person, device };
  });
  const { person, device } = linked;
  // The temporary password was never typed, and need not be replaced here (SESSION-41).
  const asSignedIn = { ...person, mustChangePassword: false };
  const begun = newSession(person, origin, services, new Types.ObjectId(device._id));
  await begun.store((session) => recordActs([{ action: 'signed-in', about: person, by: person }], session));
  services.log.info({ user: String(person._id), address }, 'signed in by a link to a device');
  return answer(LinkedDevice, {
    ...deviceToWire(device),
    stamp: stampFor(device._id, now, services.config.jwtSecret),
    session: await sessionAnswer(asSignedIn, begun.token, services.config),
  });
}
