import { NewPassword } from '@faena/shared/schemas';
import { z } from 'zod';
import { passwordTexts } from '../texts/passwords.ts';

const texts = passwordTexts.chosen;

/** The values of `NewPasswordFields` in a form. */
export const CHOSEN_PASSWORD = {
  generatePassword: z.boolean(),
  newPassword: z.string(),
  confirmation: z.string(),
};

export type ChosenPassword = z.infer<z.ZodObject<typeof CHOSEN_PASSWORD>>;

/** Checks the new password of a form: acceptable, and typed twice. */
export function checkChosenPassword(form: ChosenPassword, context: z.core.$RefinementCtx): void {
  if (form.generatePassword) return;
  const message = NewPassword.safeParse(form.newPassword).error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', path: ['newPassword'], message });
  else if (form.newPassword !== form.confirmation) {
    context.addIssue({ code: 'custom', path: ['confirmation'], message: texts.mismatch });
  }
}
