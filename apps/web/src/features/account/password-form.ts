import { NewPassword } from '@faena/shared/schemas';
import { z } from 'zod';
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
  .superRefine((form, context) => {
    if (form.generatePassword) return;
    const chosen = NewPassword.safeParse(form.newPassword);
    const message = chosen.error?.issues[0]?.message;
    if (message) context.addIssue({ code: 'custom', path: ['newPassword'], message });
    else if (form.newPassword !== form.confirmation) {
      context.addIssue({ code: 'custom', path: ['confirmation'], message: texts.mismatch });
    }
  });
export type PasswordForm = z.infer<typeof PasswordForm>;
