import { useMutation } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/**
 * Replaces a forgotten password by a temporary one, which the answer shows or an e-mail brings (product, *Password
 * reset*).
 *
 * @throws ApiError 404 where the temporary password is shown and nobody has that name, 429.
 */
export function useResetPassword() {
  return useMutation({
    mutationFn: (username: string) => client.session.forgotPassword({ body: { username } }),
  });
}

export type PasswordResetMutation = ReturnType<typeof useResetPassword>;
