import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { memberKeys } from '../keys.ts';

/** The ids of those who may mark others in a project (CREW-1); asked for by those who may change that. */
export function useForemen(projectId: string, enabled: boolean) {
  return useQuery({
    queryKey: memberKeys.foremen(projectId),
    queryFn: ({ signal }) => client.crew.foremen({ params: { id: projectId } }, { signal }),
    enabled,
  });
}

/** Sets who may mark others in a project. */
export function useSetForemen(projectId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (personIds: string[], press) =>
      client.crew.setForemen({ params: { id: projectId }, body: { personIds } }, press),
    onSuccess: (foremen) => queryClient.setQueryData(memberKeys.foremen(projectId), foremen),
  });
}
