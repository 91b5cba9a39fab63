import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { Id, Instant, requiredTitle } from './primitives.ts';
import { OwnLanguage, Session } from './session.ts';

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

/**
 * `POST /devices`: the name as its person reads it, and the key. On one's own device the session lasts 180 days
 * (SESSION-41).
 */
export const NewDevice = z.object({
  name: requiredTitle(LENGTHS.name),
  publicKey: DeviceKey,
  own: z.boolean().default(false),
});
export type NewDevice = z.infer<typeof NewDevice>;

/** A device that can mark for its person (MARK-11). `lastSeenAt` is that of its last marks. */
export const Device = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  own: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/**
 * The answer to a new device: the first server stamp (MARK-13), and the token of the longer session of an own device,
 * null for another.
 */
export const RegisteredDevice = Device.extend({ stamp: z.string(), accessToken: z.string().nullable() });
export type RegisteredDevice = z.infer<typeof RegisteredDevice>;

const LinkToken = z.string().min(1).max(LENGTHS.linkToken);

/**
 * A new link to a device (MARK-20), and the language of its employee; null until they have one. Only this answer has its
 * token.
 */
export const NewDeviceLink = z.object({
  token: z.string(),
  language: OwnLanguage.nullable(),
  expiresAt: Instant,
});
export type NewDeviceLink = z.infer<typeof NewDeviceLink>;

/** `POST /device-links/open`. */
export const DeviceLinkOpened = z.object({ token: LinkToken });
export type DeviceLinkOpened = z.infer<typeof DeviceLinkOpened>;

/** The person for whom the device would mark, and the language of their pages; null until they have one. */
export const DeviceLink = z.object({
  userId: Id,
  fullname: z.string(),
  companyName: z.string(),
  language: OwnLanguage.nullable(),
  expiresAt: Instant,
});
export type DeviceLink = z.infer<typeof DeviceLink>;

/** `POST /device-links/redeem`. */
export const DeviceLinkRedeemed = NewDevice.omit({ own: true }).extend({ token: LinkToken });
export type DeviceLinkRedeemed = z.infer<typeof DeviceLinkRedeemed>;

/** A device that a link registered, and the session that begins on it. */
export const LinkedDevice = RegisteredDevice.omit({ accessToken: true }).extend({ session: Session });
export type LinkedDevice = z.infer<typeof LinkedDevice>;
