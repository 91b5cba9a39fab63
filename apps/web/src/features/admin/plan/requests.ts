import type { NewPlan } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { plans } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/**
 * Creates a plan, or changes the plan of this id.
 * @throws ApiError 400 with fields.
 */
export function useSavePlan(id: string | null) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: NewPlan, press) =>
      id === null ? client.plan.create({ body }, press) : client.plan.update({ params: { id }, body }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: plans.queryKey }),
  });
}

/** How many people have a plan. */
export async function countSubscribers(id: string): Promise<number> {
  const people = await client.person.all({ query: {} });
  return people.filter(({ subscription }) => subscription?._id === id).length;
}

/** Deletes a plan. Its people have none afterwards, so all data on the screen is reloaded. */
export function useRemovePlan() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.plan.remove({ params: { id } }, press),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
