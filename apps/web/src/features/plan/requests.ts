import type { NewPlan } from '@faena/shared/schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

const subscriptionKeys = { all: ['subscriptions'] as const };

const subscriptions = queryOptions({
  queryKey: subscriptionKeys.all,
  queryFn: ({ signal }) => client.plan.list({}, { signal }),
});

/** All subscriptions. */
export function useSubscriptions() {
  return useQuery(subscriptions);
}

/**
 * Creates a subscription, or changes the one with this id.
 *
 * @throws ApiError 400 with fields.
 */
export function useSaveSubscription(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPlan) =>
      id === null ? client.plan.create({ body }) : client.plan.update({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionKeys.all }),
  });
}

/** Deletes a subscription. The users who had it have none then, so whatever is on the screen is asked again. */
export function useRemoveSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.plan.remove({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
