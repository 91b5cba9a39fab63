import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { userKeys } from './keys.ts';

/**
 * Deletes an account.
 *
 * @throws ApiError 409 for oneself, the last admin and the owner of companies.
 */
export function useRemoveUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.person.remove({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
