import { z } from 'zod';
import { LinkToken } from './session.ts';

/** The state of one's own e-mail address (EMAIL-1). */
export const EmailVerification = z.object({
  verified: z.boolean(),
  /** The installation sends mail, without which no address can be verified. */
  available: z.boolean(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

/** `POST /auth/verify-email`: the token of a link. */
export const AddressFromLink = z.object({ token: LinkToken });
