import { useMutation } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { renewSession } from '@/lib/session-events.ts';
import type { PasswordForm } from './password-form.ts';

/**
 * Changes the own password, to a generated one where that was asked for (`newPassword` of the answer). All other
 * sessions of the person end; this one goes on with the new token.
 *
 * @throws ApiError 400 for a wrong current password, 429.
 */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ currentPassword, generatePassword, newPassword }: PasswordForm) =>
      client.session.changePassword({
        body: { currentPassword, generatePassword, ...(!generatePassword && { newPassword }) },
      }),
    onSuccess: ({ accessToken }) => renewSession(accessToken),
  });
}
