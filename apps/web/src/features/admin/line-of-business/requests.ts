import type { LineOfBusiness } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { linesOfBusiness } from '@/features/company/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/**
 * Creates a line of business.
 *
 * @throws ApiError 409 for an existing name
 */
export function useCreateLineOfBusiness() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (name: string, press) => client.lineOfBusiness.create({ body: { name } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linesOfBusiness.queryKey }),
  });
}

/**
 * Renames a line of business, also in the companies that use it. The list shows the new name at once, and the old one
 * after a refusal.
 * @throws ApiError 409 for an existing name
 */
export function useRenameLineOfBusiness() {
  const queryClient = useQueryClient();
  const { queryKey } = linesOfBusiness;
  return useWrite({
    mutationFn: ({ _id, name }: LineOfBusiness, press) =>
      client.lineOfBusiness.rename({ params: { id: _id }, body: { name } }, press),
    onMutate: async ({ _id, name }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (lines) =>
        lines?.map((line) => (line._id === _id ? { ...line, name } : line)),
      );
      return before;
    },
    onError: (_error, _renamed, before) => queryClient.setQueryData(queryKey, before),
    // Companies store the name, so all data is reloaded.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** How many companies use a line of business. */
export async function countCompanies(name: string): Promise<number> {
  const companies = await client.company.all({ query: {} });
  return companies.filter(({ line_of_business }) => line_of_business === name).length;
}

/** Deletes a line of business. Its companies have none afterwards, so they are reloaded. */
export function useRemoveLineOfBusiness() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.lineOfBusiness.remove({ params: { id } }, press),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
