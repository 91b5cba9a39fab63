import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { Id, Instant, requiredTitle } from './primitives.ts';

/** The 32 bytes of a coordinate. */
const Coordinate = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/);

/** The public key of a device: ECDSA on the curve P-256. Its private half never leaves the device. */
export const DeviceKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: Coordinate,
  y: Coordinate,
});
export type DeviceKey = z.infer<typeof DeviceKey>;

/** `POST /devices`: the name as its person reads it, and the key. */
export const NewDevice = z.object({ name: requiredTitle(LENGTHS.name), publicKey: DeviceKey });
export type NewDevice = z.infer<typeof NewDevice>;

/** A device that can mark for its person (MARK-11). `lastSeenAt` is that of its last marks. */
export const Device = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type Device = z.infer<typeof Device>;

/** The answer to a new device, with the first server stamp (MARK-13). */
export const RegisteredDevice = Device.extend({ stamp: z.string() });
export type RegisteredDevice = z.infer<typeof RegisteredDevice>;
