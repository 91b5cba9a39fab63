import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { endSessionsOn } from '../session/index.ts';
import { DeviceModel } from './model.ts';

/**
 * Ends a device and its sessions; marks that arrive from it later wait for a manager (MARK-16).
 * @throws AppError `not_found` for an ended one, and for one out of reach
 */
export async function endDevice(id: string, actor: Actor, { clock }: Services): Promise<void> {
  await transaction(async (session) => {
    const device = await DeviceModel.findOne({ _id: id, endedAt: null }, null, { session }).lean();
    const filter = device && reachableEmployee(actor, String(device.personId));
    const person = filter && (await driverCollection(PersonModel).findOne(filter, { session }));
    if (!device || !person) throw notFound('device');
    const ended = { $set: { endedAt: clock.now() } };
    const { modifiedCount } = await DeviceModel.updateOne({ _id: id, endedAt: null }, ended, { session });
    if (modifiedCount === 0) throw notFound('device');
    await endSessionsOn(device._id, session);
    await recordActs([{ action: 'device-ended', about: person }], session);
  });
}
