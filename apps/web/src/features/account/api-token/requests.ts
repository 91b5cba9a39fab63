import type { NewApiToken } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

const keys = { own: ['api-tokens'] as const };

/** The own tokens that are good. */
export function useApiTokens() {
  return useQuery({ queryKey: keys.own, queryFn: ({ signal }) => client.apiToken.list({}, { signal }) });
}

/** Makes one; it is in the answer, once. @throws ApiError 409 beyond 20. */
export function useMakeApiToken() {
  const readAgain = useReadTokensAgain();
  return useWrite({
    mutationFn: (body: z.input<typeof NewApiToken>, press) => client.apiToken.make({ body }, press),
    onSuccess: readAgain,
  });
}

/** Revokes one. @throws ApiError 404 where it is gone already. */
export function useRevokeApiToken() {
  const readAgain = useReadTokensAgain();
  return useWrite({
    mutationFn: (id: string, press) => client.apiToken.revoke({ params: { id } }, press),
    onSettled: readAgain,
  });
}

/** For whatever makes or ends some of them. */
export function useReadTokensAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.own });
}
