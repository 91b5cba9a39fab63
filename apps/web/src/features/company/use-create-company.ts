import type { NewCompany } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { companyKeys } from './keys.ts';

/** Registers a company of the signed-in manager. */
export function useCreateCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof NewCompany>) => (await client.company.create({ body })).company,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.all }),
  });
}
