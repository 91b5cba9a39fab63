import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { lineOfBusinessKeys } from './keys.ts';

/**
 * Creates a line of business.
 *
 * @throws ApiError 409 for a name that is there already.
 */
export function useCreateLineOfBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => client.lineOfBusiness.create({ body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lineOfBusinessKeys.all }),
  });
}
