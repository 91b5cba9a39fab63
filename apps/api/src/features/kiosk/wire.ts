import type { Kiosk } from '@faena/shared/schemas';
import type { DeviceDoc } from '../device/index.ts';

/** A kiosk in the API format. */
export function kioskToWire({ _id, name, createdAt, lastSeenAt }: DeviceDoc): Kiosk {
  return {
    _id: String(_id),
    name,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
