import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { storeUser } from '@/lib/session.ts';
import { accountKeys } from './keys.ts';

/**
 * The own account; what local storage knows of the person follows it. A 401 is the account page's own to show
 * (spec, section 8).
 *
 * @throws ApiError 401.
 */
export function useAccount() {
  return useQuery({
    queryKey: accountKeys.own,
    queryFn: async ({ signal }) => {
      const user = await client.person.account({}, { signal });
      storeUser(user);
      return user;
    },
    meta: { ownsSessionEnd: true },
  });
}
