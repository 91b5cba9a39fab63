import type { NewPerson, PersonChanges } from '@faena/shared/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';

/** Query keys of accounts as an administrator sees them; everything about them lies under `all`. */
const userKeys = {
  all: ['users'] as const,
  list: () => [...userKeys.all, 'list'] as const,
  count: () => [...userKeys.all, 'count'] as const,
};

/** All accounts. */
export function useUsers() {
  return useWholeList(userKeys.list(), (query, signal) => client.person.all.page({ query }, { signal }));
}

/** How many accounts there are. */
export function useUserCount() {
  return useQuery({
    queryKey: userKeys.count(),
    queryFn: async ({ signal }) => (await client.person.all.page({ query: { limit: 1 } }, { signal })).total,
  });
}

/** A new account, or what to change of the one with this id. */
export type UserToSave =
  | { readonly id: null; readonly user: NewPerson }
  | { readonly id: string; readonly user: PersonChanges };

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
