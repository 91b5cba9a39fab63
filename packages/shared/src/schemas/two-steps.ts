import { z } from 'zod';
import { say } from '../wording/reasons.ts';
import { Instant } from './primitives.ts';

/** A code of an authenticator app, or a recovery code instead. Spaces are ignored. */
export const SecondStepCode = z
  .string({ error: say('code_needed') })
  .trim()
  .min(1, say('code_needed'))
  .max(64);

/** The state of two-step verification of an account (TWOSTEP-1). */
export const TwoSteps = z.object({
  on: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: Instant.nullable(),
  /** The number of unused recovery codes. */
  recoveryCodesLeft: z.number().int(),
  /** Whether the installation demands two-step verification of this role (TWOSTEP-4). */
  required: z.boolean(),
});
export type TwoSteps = z.infer<typeof TwoSteps>;

/** The secret from which an authenticator app makes codes, as text and as the `otpauth:` address of a QR code. */
export const TwoStepsSetup = z.object({ secret: z.string(), uri: z.string() });
export type TwoStepsSetup = z.infer<typeof TwoStepsSetup>;

/** The body that turns two-step verification on: the first code of the new app. */
export const TwoStepsConfirmation = z.object({ code: SecondStepCode });

/** New recovery codes. They are answered once, because only their hashes are stored. */
export const RecoveryCodes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
