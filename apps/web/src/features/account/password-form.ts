import { z } from 'zod';
import { CHOSEN_PASSWORD, checkChosenPassword } from './session/chosen-password.ts';
import { accountTexts } from './texts/account.ts';

const texts = accountTexts.password;

/** The form of a password change (SESSION-18). The new password counts only if the person types it. */
export const PasswordForm = z
  .object({
    currentPassword: z.string().min(1, texts.currentMissing),
    ...CHOSEN_PASSWORD,
  })
  .superRefine(checkChosenPassword);
export type PasswordForm = z.infer<typeof PasswordForm>;
