import { z } from 'zod';
import { checkChosenPassword } from '@/lib/chosen-password.ts';
import { accountTexts } from '@/texts/account.ts';

const texts = accountTexts.password;

/** The form of a password change (SESSION-19); the new password counts only where none is to be generated. */
export const PasswordForm = z
  .object({
    currentPassword: z.string().min(1, texts.currentMissing),
    generatePassword: z.boolean(),
    newPassword: z.string(),
    confirmation: z.string(),
  })
  .superRefine((form, context) => checkChosenPassword(form, context, texts.mismatch));
export type PasswordForm = z.infer<typeof PasswordForm>;
