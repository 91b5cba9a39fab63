import { type DeviceLinkRedeemed, LinkedDevice } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { bindOneTimeLink } from '../../platform/one-time-link.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockPerson, PersonModel } from '../person/index.ts';
import { newSession, sessionAnswer } from '../session/index.ts';
import { DeviceModel } from './model.ts';
import { findDeviceLink, noDeviceLink } from './open-device-link.ts';
import { stampFor } from './stamp.ts';
import { storeDevice } from './store-device.ts';
import { deviceToWire } from './wire.ts';

/**
 * Registers the device of a link's holder for its person, and signs them in there for 180 days (MARK-20) (SESSION-41).
 * The first of two holders gets it, and can repeat the request after a lost answer.
 * @throws AppError as `findDeviceLink`; `validation_failed` for a key that is no point of the curve
 */
export async function redeemDeviceLink(
  { token, name, publicKey }: DeviceLinkRedeemed,
  origin: { readonly address: string; readonly program: string },
  services: Services,
): Promise<LinkedDevice> {
  const { clock, config, log } = services;
  const now = clock.now();
  const { address } = origin;
  const link = await findDeviceLink(token, address, now);
  const known = await knownDevice(link.subjectId, publicKey.x);
  const found = await PersonModel.findById(link.subjectId).select('+twoSteps').lean();
  if (!found?.companyId || found.twoSteps?.since) throw noDeviceLink();
  // The person did not type the temporary password, so they need not replace it here (SESSION-41).
  const person = { ...found, mustChangePassword: false };
  // Two concurrent tries of one phone register one device.
  const deviceId = known ?? link._id;
  const begun = newSession(person, origin, services, deviceId);
  const reply = await begun.store(async (session) => {
    const holder = { now, about: publicKey.x };
    if (!(await bindOneTimeLink('device', token, holder, session))) throw noDeviceLink();
    if (!(await lockPerson({ _id: person._id, companyId: person.companyId }, session))) throw noDeviceLink();
    const { device } = await storeDevice(person._id, { name, publicKey, own: true }, now, session, deviceId);
    const acts = ['device-linked', 'signed-in'] as const;
    await recordActs(
      acts.map((action) => ({ action, about: person, by: person })),
      session,
    );
    return answer(LinkedDevice, {
      ...deviceToWire(device),
      stamp: stampFor(device._id, now, config.jwtSecret),
      session: await sessionAnswer(person, begun.token, config),
    });
  });
  log.info({ user: String(person._id), address }, 'signed in by a link to a device');
  return reply;
}

async function knownDevice(personId: Types.ObjectId, x: string): Promise<Types.ObjectId | null> {
  const device = await DeviceModel.findOne({ personId, 'publicKey.x': x }, { _id: 1 }).lean();
  return device?._id ?? null;
}
