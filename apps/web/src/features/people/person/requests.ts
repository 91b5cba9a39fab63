import type { NewPerson, PersonChanges } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepOwnAccount } from '@/features/account/index.ts';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { useWrite } from '@/lib/use-write.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { dueTo } from '../employee/changes.ts';

/** Query keys of an administrator's accounts; all data about them is below `all`. */
const personKeys = {
  all: ['people'] as const,
  list: () => [...personKeys.all, 'list'] as const,
  count: () => [...personKeys.all, 'count'] as const,
};

/** All accounts. */
export function usePeople() {
  return useWholeList(personKeys.list(), (query, signal) => client.person.all.page({ query }, { signal }));
}

/** The number of accounts. */
export function usePersonCount() {
  return useQuery({
    queryKey: personKeys.count(),
    queryFn: async ({ signal }) => (await client.person.all.page({ query: { limit: 1 } }, { signal })).total,
  });
}

/** A new account, or the changes of the one with this id. */
export type PersonToSave =
  | { readonly id: null; readonly person: NewPerson }
  | { readonly id: string; readonly person: PersonChanges };

/**
 * Creates or changes an account.
 *
 * @throws ApiError 400 with fields; 409 for a taken username or e-mail address, and for the last admin's role.
 */
export function useSavePerson() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (save: PersonToSave, press) =>
      save.id === null
        ? client.person.create({ body: save.person }, press)
        : client.person.update({ params: { id: save.id }, body: save.person }, press),
    onSuccess: ({ user }) => {
      if (user._id === readSession()?.personId) keepOwnAccount(queryClient, user);
      return queryClient.invalidateQueries({ queryKey: personKeys.all });
    },
  });
}

/** The parts of an employee's deletion, in words. */
export async function employeeLoss(id: string): Promise<string> {
  const [{ projects }, due] = await Promise.all([client.employee.get({ params: { id } }), dueTo(id)]);
  return deletionTexts.person(projects.length, due);
}

/**
 * Deletes an account.
 *
 * @throws ApiError 409 for oneself, the last admin and the owner of companies.
 */
export function useRemovePerson() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.person.remove({ params: { id } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: personKeys.all }),
  });
}

/** Gives an employee a company, as an administrator. */
export function useAssignCompany(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (companyId: string, press) =>
      client.employee.assign({ params: { id }, body: { companyId } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: personKeys.all }),
  });
}
