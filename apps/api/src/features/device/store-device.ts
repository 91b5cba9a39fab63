import { MAX_DEVICES } from '@faena/shared/domain';
import type { NewDevice } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { endSessionsOn } from '../session/index.ts';
import { isKey } from './is-signed.ts';
import { type DeviceDoc, DeviceModel } from './model.ts';

/**
 * Stores a device of a locked person. A known key marks again, under the new name. Beyond the limit, the device unused
 * for longest ends (LIMIT-30).
 * @param newId the id of a new device
 * @returns the device, and whether it is new
 * @throws AppError `validation_failed` for a key that is no point of the curve
 */
export async function storeDevice(
  personId: Types.ObjectId,
  { name, publicKey, own }: NewDevice,
  now: Date,
  session: ClientSession,
  newId = new Types.ObjectId(),
): Promise<{ device: DeviceDoc; isNew: boolean }> {
  if (!isKey(publicKey)) throw invalid('body.publicKey', 'not_valid');
  const known = await driverCollection(DeviceModel).findOneAndUpdate(
    { personId, 'publicKey.x': publicKey.x },
    { $set: { name, own, publicKey, lastSeenAt: now, endedAt: null } },
    { session, returnDocument: 'after' },
  );
  const device: DeviceDoc = known ?? {
    _id: newId,
    personId,
    name,
    own,
    publicKey,
    createdAt: now,
    lastSeenAt: now,
    endedAt: null,
  };
  if (!known) await driverCollection(DeviceModel).insertOne(device, { session });
  await endBeyondBound(device, now, session);
  return { device, isNew: !known };
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
  for (const device of beyond) {
    await DeviceModel.updateOne({ _id: device._id }, { endedAt }, { session });
    await endSessionsOn(device._id, session);
  }
}
