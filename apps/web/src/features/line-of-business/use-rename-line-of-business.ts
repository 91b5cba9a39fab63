import type { LineOfBusiness } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { linesOfBusiness } from './use-lines-of-business.ts';

/**
 * Renames a line of business, in the companies that use it too. The list shows the new name at once, and the old one
 * again when the server refuses.
 *
 * @throws ApiError 409 for a name that is there already.
 */
export function useRenameLineOfBusiness() {
  const queryClient = useQueryClient();
  const { queryKey } = linesOfBusiness;
  return useMutation({
    mutationFn: ({ _id, name }: LineOfBusiness) =>
      client.lineOfBusiness.rename({ params: { id: _id }, body: { name } }),
    onMutate: async ({ _id, name }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (lines) =>
        lines?.map((line) => (line._id === _id ? { ...line, name } : line)),
      );
      return before;
    },
    onError: (_error, _renamed, before) => queryClient.setQueryData(queryKey, before),
    // Companies carry the name.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
