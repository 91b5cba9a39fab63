import { z } from 'zod';
import { LinkToken } from './session.ts';

/** The state of one's own e-mail address (EMAIL-1). */
export const EmailVerification = z.object({
  verified: z.boolean(),
  /** Whether mail is sent here: an address cannot be verified otherwise. */
  available: z.boolean(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

/** `POST /auth/verify-email`: the token of a link. */
export const AddressFromLink = z.object({ token: LinkToken });
