import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type DeviceDoc, DeviceModel } from './model.ts';

/**
 * Finds a device by its id, even an ended one.
 * @throws AppError `not_found`
 */
export async function findDevice(id: string): Promise<DeviceDoc> {
  const device = await DeviceModel.findById(id).lean();
  if (!device) throw notFound('device');
  return device;
}

/** Stores the time of the last message of a device. */
export async function noteDeviceSeen(
  _id: Types.ObjectId,
  lastSeenAt: Date,
  session: ClientSession,
): Promise<void> {
  await DeviceModel.updateOne({ _id }, { $max: { lastSeenAt } }, { session });
}
