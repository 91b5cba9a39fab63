import type { NewUser, UserChanges } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { userKeys } from './keys.ts';

/** A new account, or what to change of the one with this id. */
export type UserToSave =
  | { readonly id: null; readonly user: NewUser }
  | { readonly id: string; readonly user: UserChanges };

/**
 * Creates or changes an account.
 *
 * @throws ApiError 400 with fields; 409 for a taken username or e-mail address, and for the last admin's role.
 */
export function useSaveUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (save: UserToSave) =>
      save.id === null
        ? client.person.create({ body: save.user })
        : client.person.update({ params: { id: save.id }, body: save.user }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
