import type { Device } from '@faena/shared/schemas';
import type { DeviceDoc } from './model.ts';

/** A device in the API format. */
export function deviceToWire({ _id, name, own, createdAt, lastSeenAt }: DeviceDoc): Device {
  return {
    _id: String(_id),
    name,
    own,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
