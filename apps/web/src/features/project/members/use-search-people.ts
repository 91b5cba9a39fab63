import { LENGTHS } from '@faena/shared/domain';
import type { UserCard } from '@faena/shared/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { memberKeys } from './keys.ts';

/** By a piece of name, username or e-mail; or by one whole username or e-mail (spec, section 2). */
export type SearchType = 'general' | 'username' | 'email';

/** Whether a term is long enough to be searched. */
export function isSearchable(type: SearchType, term: string): boolean {
  return term.length >= (type === 'general' ? LENGTHS.searchMin : 1);
}

async function search(type: SearchType, term: string, signal: AbortSignal): Promise<UserCard[]> {
  if (type === 'general') return client.person.search({ query: { q: term } }, { signal });
  const found = await client.person.lookUp({ query: { [type]: term } }, { signal });
  return Array.isArray(found) ? found : [];
}

/** The people a search finds; rests while the term is too short. */
export function useSearchPeople(type: SearchType, term: string) {
  return useQuery({
    queryKey: memberKeys.search(type, term),
    queryFn: ({ signal }) => search(type, term, signal),
    enabled: isSearchable(type, term),
    placeholderData: keepPreviousData,
  });
}
