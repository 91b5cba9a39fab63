import { MAX_DEVICES } from '@faena/shared/domain';
import { type NewDevice, RegisteredDevice } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { Reply } from '../../kernel/reply.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson } from '../person/index.ts';
import { isKey } from './is-signed.ts';
import { type DeviceDoc, DeviceModel } from './model.ts';
import { stampFor } from './stamp.ts';
import { deviceToWire } from './wire.ts';

/**
 * Has a device mark for the caller (MARK-11). A key that is registered already marks again, under the new name. Above
 * the limit the device unused for longest ends (LIMIT-30).
 * @throws AppError `validation_failed` for a key that is no point of the curve
 */
export async function registerDevice(
  { name, publicKey }: NewDevice,
  actor: Actor,
  { clock, config }: Services,
): Promise<Reply<RegisteredDevice>> {
  if (!isKey(publicKey)) throw invalid('body.publicKey', 'not_valid');
  const now = clock.now();
  return transaction(async (session) => {
    if (!(await lockPerson({ _id: actor.id }, session))) throw notFound('employee');
    const mine = { personId: actor.id, 'publicKey.x': publicKey.x };
    const known = await driverCollection(DeviceModel).findOneAndUpdate(
      mine,
      { $set: { name, publicKey, lastSeenAt: now, endedAt: null } },
      { session, returnDocument: 'after' },
    );
    const device: DeviceDoc = known ?? {
      _id: new Types.ObjectId(),
      personId: actor.id,
      name,
      publicKey,
      createdAt: now,
      lastSeenAt: now,
      endedAt: null,
    };
    if (!known) await driverCollection(DeviceModel).insertOne(device, { session });
    await endBeyondBound(device, now, session);
    const stamp = stampFor(device._id, now, config.jwtSecret);
    return new Reply(known ? 200 : 201, answer(RegisteredDevice, { ...deviceToWire(device), stamp }));
  });
}

async function endBeyondBound(
  { _id, personId }: DeviceDoc,
  endedAt: Date,
  session: ClientSession,
): Promise<void> {
  const others = { personId, endedAt: null, _id: { $ne: _id } };
  const beyond = await DeviceModel.find(others, { _id: 1 }, { session })
    .sort({ lastSeenAt: -1, _id: -1 })
    .skip(MAX_DEVICES - 1)
    .lean();
  if (beyond.length === 0) return;
  await DeviceModel.updateMany(
    { _id: { $in: beyond.map((device) => device._id) } },
    { endedAt },
    { session },
  );
}
