import { z } from 'zod';
import { CrewMember } from './crew.ts';
import { Device, DeviceLinkRedeemed } from './device.ts';
import { Signature, Stamp } from './mark.ts';
import { Instant, Named } from './primitives.ts';

/** A tablet at which the people of a project mark with a PIN each. `lastSeenAt` is that of its last marks. */
export const Kiosk = Device.omit({ own: true });
export type Kiosk = z.infer<typeof Kiosk>;

/** A new link that makes a device a kiosk (KIOSK-1). Only this answer has its token. */
export const NewKioskLink = z.object({ token: z.string(), expiresAt: Instant });
export type NewKioskLink = z.infer<typeof NewKioskLink>;

/** `POST /kiosk-links/redeem`. */
export const KioskLinkRedeemed = DeviceLinkRedeemed;
export type KioskLinkRedeemed = z.infer<typeof KioskLinkRedeemed>;

/**
 * A device that has become a kiosk, with its project and the first server stamp (MARK-13). `pinKey` seals PINs for the server
 * (KIOSK-5): a public key, uncompressed, in base64url.
 */
export const LinkedKiosk = Kiosk.extend({
  project: Named,
  companyName: z.string(),
  stamp: z.string(),
  pinKey: z.string(),
});
export type LinkedKiosk = z.infer<typeof LinkedKiosk>;

/** `POST /kiosks/:id/people`: the last server stamp, and the signature of `textOfKioskRequest`. */
export const KioskPeopleAsked = z.object({ stamp: Stamp, signature: Signature });
export type KioskPeopleAsked = z.infer<typeof KioskPeopleAsked>;

/** The project of a kiosk and its people (KIOSK-3). `hasPin`: the person can mark there. */
export const KioskPeople = z.object({
  project: Named,
  people: z.array(CrewMember.omit({ at: true }).extend({ hasPin: z.boolean() })),
});
export type KioskPeople = z.infer<typeof KioskPeople>;
