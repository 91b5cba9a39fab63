import { z } from 'zod';
import { Instant } from './primitives.ts';
import { LinkToken } from './session.ts';

/** The state of one's own e-mail address (EMAIL-1). */
export const EmailVerification = z.object({
  verified: z.boolean(),
  /** Whether the installation sends mail, which a verification needs. */
  available: z.boolean(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

/** The token of a link that verifies an address. */
export const AddressFromLink = z.object({ token: LinkToken });

/** The account whose address a link verifies (EMAIL-5). */
export const OpenedVerification = z.object({ username: z.string(), createdAt: Instant });
export type OpenedVerification = z.infer<typeof OpenedVerification>;
