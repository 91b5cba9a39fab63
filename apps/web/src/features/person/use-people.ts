import { client } from '@/lib/client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { userKeys } from './keys.ts';

/** All accounts. */
export function useUsers() {
  return useWholeList(userKeys.list(), (query, signal) => client.person.all.page({ query }, { signal }));
}
