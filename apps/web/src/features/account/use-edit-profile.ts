import type { ProfileChanges } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { keepAccount } from './keep-account.ts';

/**
 * Changes the own profile.
 *
 * @throws ApiError 400 with fields, 409 for a taken e-mail address.
 */
export function useEditProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => client.person.edit({ body, query: {} }),
    onSuccess: ({ user }) => keepAccount(queryClient, user),
  });
}
