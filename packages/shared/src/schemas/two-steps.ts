import { z } from 'zod';
import { say } from '../wording/reasons.ts';
import { Instant } from './primitives.ts';

/** A code of an app, or a recovery code in its place, however it is spaced. */
export const SecondStepCode = z
  .string({ error: say('code_needed') })
  .trim()
  .min(1, say('code_needed'))
  .max(64);

/** How an account signs in (TWOSTEP-1). */
export const TwoSteps = z.object({
  on: z.boolean(),
  since: Instant.nullable(),
  /** Recovery codes that are still good. */
  recoveryCodesLeft: z.number().int(),
  /** The installation demands two steps of this role (TWOSTEP-4). */
  required: z.boolean(),
});
export type TwoSteps = z.infer<typeof TwoSteps>;

/** The data an app needs to make codes. */
export const TwoStepsSetup = z.object({ secret: z.string(), uri: z.string() });
export type TwoStepsSetup = z.infer<typeof TwoStepsSetup>;

export const TwoStepsConfirmation = z.object({ code: SecondStepCode });

/** Shown once: only their hashes are stored. */
export const RecoveryCodes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
