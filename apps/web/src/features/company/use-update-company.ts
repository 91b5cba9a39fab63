import type { CompanyChanges } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { companyKeys } from './keys.ts';

/** Changes a company. */
export function useUpdateCompany(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CompanyChanges) =>
      (await client.company.update({ params: { id }, body })).company,
    onSuccess: (company) => {
      queryClient.setQueryData(companyKeys.one(id), company);
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}
