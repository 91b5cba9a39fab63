import { LENGTHS } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskKeys } from '@/sync/keys.ts';
import { invitationKeys, memberKeys, projectKeys } from '../keys.ts';

const membersOf = (projectId: string) =>
  queryOptions({
    queryKey: memberKeys.ofProject(projectId),
    queryFn: ({ signal }) => client.project.members({ params: { projectId } }, { signal }),
  });

/** The members of a project. */
export function useMembers(projectId: string) {
  return useQuery(membersOf(projectId));
}

/** The kind of a search: by a part of name, username or e-mail, or by one whole username or e-mail (INVITE-4). */
export type SearchType = 'general' | 'username' | 'email';

/** Tests whether a search text is long enough. */
export function isSearchable(type: SearchType, term: string): boolean {
  return term.length >= (type === 'general' ? LENGTHS.searchMin : 1);
}

async function search(type: SearchType, term: string, signal: AbortSignal): Promise<PersonCard[]> {
  if (type === 'general') return client.person.search({ query: { q: term } }, { signal });
  const found = await client.person.lookUp({ query: { [type]: term } }, { signal });
  return Array.isArray(found) ? found : [];
}

/** The people that a search finds; not requested while the text is too short. */
export function useSearchPeople(type: SearchType, term: string) {
  return useQuery({
    queryKey: memberKeys.search(type, term),
    queryFn: ({ signal }) => search(type, term, signal),
    enabled: isSearchable(type, term),
    placeholderData: keepPreviousData,
  });
}

/** Adds, invites or removes a member, and reloads all data about members. */
export function useChangeMembership(projectId: string, change: 'addMember' | 'removeMember') {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (username: string, press) => client.project[change]({ body: { projectId, username } }, press),
    onSuccess: (answer) => {
      if ('project' in answer) queryClient.setQueryData(projectKeys.one(projectId), answer.project);
      return Promise.all(
        [
          memberKeys.ofProject(projectId),
          invitationKeys.ofProject(projectId),
          projectKeys.companies,
          taskKeys.assignable(projectId),
          taskKeys.board(projectId),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}
