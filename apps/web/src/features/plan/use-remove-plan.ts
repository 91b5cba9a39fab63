import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/** Deletes a subscription. The users who had it have none then, so whatever is on the screen is asked again. */
export function useRemoveSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.plan.remove({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
