import type { NewSubscription } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { subscriptionKeys } from './keys.ts';

/**
 * Creates a subscription, or changes the one with this id.
 *
 * @throws ApiError 400 with fields.
 */
export function useSaveSubscription(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSubscription) =>
      id === null ? client.plan.create({ body }) : client.plan.update({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionKeys.all }),
  });
}
