import { MAX_DEVICES } from '@faena/shared/domain';
import type { Device } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { DeviceModel } from './model.ts';
import { deviceToWire } from './wire.ts';

/**
 * The devices that mark for an employee, the one used last first (MARK-11).
 * @throws AppError `not_found` for an employee out of reach
 */
export async function listDevices(employeeId: string, actor: Actor): Promise<Device[]> {
  const person = await driverCollection(PersonModel).findOne(reachableEmployee(actor, employeeId), {
    projection: { _id: 1 },
  });
  if (!person) throw notFound('employee');
  const devices = await DeviceModel.find({ personId: person._id, endedAt: null })
    .sort({ lastSeenAt: -1, _id: -1 })
    .limit(MAX_DEVICES)
    .lean();
  return devices.map(deviceToWire);
}
