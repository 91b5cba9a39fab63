import type { Confirmation, PasswordFromLink, Registration } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { forgetLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';

const sessionKeys = { demoAccounts: ['demo-accounts'] as const };

/** The accounts to fill in on the login page; none outside of demo mode. */
export function useDemoAccounts() {
  return useQuery({
    queryKey: sessionKeys.demoAccounts,
    queryFn: ({ signal }) => client.service.demo({}, { signal }),
    select: ({ accounts }) => accounts,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Confirms the session with the password of its person. @throws ApiError 400 for a wrong one, 429. */
export function useConfirmSession() {
  return useWrite({
    mutationFn: (body: Confirmation, signal) => client.session.confirm({ body }, { signal }),
  });
}

/**
 * Signs up as a manager.
 *
 * @throws ApiError 400 with fields, 409 for a taken username or e-mail address.
 */
export function useRegister() {
  return useWrite({
    mutationFn: (body: Registration, signal) => client.session.register({ body }, { signal }),
  });
}

/**
 * Asks for another password: an e-mail brings a link to it, or the answer shows a temporary one (RESET-1, SESSION-21).
 *
 * @throws ApiError 404 where the temporary password is shown and nobody has that name, 409 where neither is done, 429.
 */
export function useResetPassword() {
  return useWrite({
    mutationFn: (username: string, signal) =>
      client.session.forgotPassword({ body: { username } }, { signal }),
  });
}

/**
 * Sets the password that a link is for; a generated one is in the answer.
 *
 * @throws ApiError 404 for a link that is used, over or was never made, 429.
 */
export function usePasswordFromLink() {
  return useWrite({
    mutationFn: (body: z.input<typeof PasswordFromLink>, signal) =>
      client.session.resetPassword({ body }, { signal }),
    onSuccess: () => forgetLinkToken('resetToken'),
  });
}

export type PasswordFromLinkMutation = ReturnType<typeof usePasswordFromLink>;
export type PasswordResetMutation = ReturnType<typeof useResetPassword>;
