import { MAX_DEVICES } from '@faena/shared/domain';
import type { Device } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { requireEmployee } from '../person/index.ts';
import { DeviceModel } from './model.ts';
import { deviceToWire } from './wire.ts';

/**
 * The devices that mark for an employee, the one used last first (MARK-11).
 * @throws AppError `not_found` for an employee out of reach
 */
export async function listDevices(employeeId: string, actor: Actor): Promise<Device[]> {
  const personId = await requireEmployee(employeeId, actor);
  const devices = await DeviceModel.find({ personId, endedAt: null })
    .sort({ lastSeenAt: -1, _id: -1 })
    .limit(MAX_DEVICES)
    .lean();
  return devices.map(deviceToWire);
}
