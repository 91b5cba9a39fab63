import { NewPassword } from '@faena/shared/schemas';
import type { z } from 'zod';

interface Choice {
  readonly generatePassword: boolean;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** A rule of a form in which a password is chosen, unless one is to be generated: it is acceptable, and typed twice. */
export function checkChosenPassword(form: Choice, context: z.core.$RefinementCtx, mismatch: string): void {
  if (form.generatePassword) return;
  const message = NewPassword.safeParse(form.newPassword).error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', path: ['newPassword'], message });
  else if (form.newPassword !== form.confirmation) {
    context.addIssue({ code: 'custom', path: ['confirmation'], message: mismatch });
  }
}
