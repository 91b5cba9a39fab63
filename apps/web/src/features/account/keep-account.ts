import type { User } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { storeUser } from '@/lib/session.ts';
import { accountKeys } from './keys.ts';

/** Takes over the account as a change answered it, for the page and for the header. */
export function keepAccount(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(accountKeys.own, user);
  storeUser(user);
}
