import { useMutation, useQueryClient } from '@tanstack/react-query';
import { taskKeys } from '@/features/task/index.ts';
import { client } from '@/lib/client.ts';
import { projectKeys } from '../keys.ts';
import { memberKeys } from './keys.ts';

/** Adds a person to a project, or removes them; what depends on who is in it is loaded anew. */
export function useChangeMembership(projectId: string, change: 'addMember' | 'removeMember') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => client.project[change]({ body: { projectId, username } }),
    onSuccess: ({ project }) => {
      queryClient.setQueryData(projectKeys.one(projectId), project);
      return Promise.all(
        [
          memberKeys.ofProject(projectId),
          projectKeys.companies,
          taskKeys.assignable(projectId),
          taskKeys.board(projectId),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}
