import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearActiveCompany, readActiveCompany } from '@/lib/active-company.ts';
import { client } from '@/lib/client.ts';
import { companyKeys } from './keys.ts';

/** Deletes a company; when it was the active one, none is active any more. */
export function useDeleteCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.company.remove({ params: { id } }),
    onSuccess: (_answer, id) => {
      if (readActiveCompany()?._id === id) clearActiveCompany();
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}
