import type { Registration } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
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
 * Replaces a forgotten password by a temporary one, which the answer shows or an e-mail brings (SESSION-21, SESSION-22).
 *
 * @throws ApiError 404 where the temporary password is shown and nobody has that name, 429.
 */
export function useResetPassword() {
  return useWrite({
    mutationFn: (username: string, signal) =>
      client.session.forgotPassword({ body: { username } }, { signal }),
  });
}

export type PasswordResetMutation = ReturnType<typeof useResetPassword>;
