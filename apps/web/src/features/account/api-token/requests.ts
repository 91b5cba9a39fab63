import type { NewApiToken } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

const keys = { own: ['api-tokens'] as const };

/** The person's valid tokens. */
export function useApiTokens() {
  return useQuery({ queryKey: keys.own, queryFn: ({ signal }) => client.apiToken.list({}, { signal }) });
}

/**
 * Makes a token. Only this answer contains it.
 * @throws ApiError 409 beyond 20.
 */
export function useMakeApiToken() {
  const readAgain = useReadTokensAgain();
  return useWrite({
    mutationFn: (body: z.input<typeof NewApiToken>, press) => client.apiToken.make({ body }, press),
    onSuccess: readAgain,
  });
}

/**
 * Revokes a token.
 * @throws ApiError 404 if it no longer exists.
 */
export function useRevokeApiToken() {
  const readAgain = useReadTokensAgain();
  return useWrite({
    mutationFn: (id: string, press) => client.apiToken.revoke({ params: { id } }, press),
    onSettled: readAgain,
  });
}

/** Returns a function that reloads the tokens after a change. */
export function useReadTokensAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.own });
}
