import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/** Deletes a line of business; the companies that used it are left without one, so they are asked for again. */
export function useRemoveLineOfBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.lineOfBusiness.remove({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
