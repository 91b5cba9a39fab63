import type { Project } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { projectKeys } from './keys.ts';

type Rename = Pick<Project, '_id' | 'name'>;

/** Renames a project; lists show the new name at once and take it back if the server refuses. */
export function useRenameProject(companyId: string) {
  const queryClient = useQueryClient();
  const lists = { queryKey: projectKeys.lists(companyId) };
  return useMutation({
    mutationFn: ({ _id, name }: Rename) =>
      client.project.update({ query: { project_id: _id }, body: { name } }),
    onMutate: async ({ _id, name }: Rename) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Project[]>(lists);
      queryClient.setQueriesData<Project[]>(lists, (projects) =>
        projects?.map((project) => (project._id === _id ? { ...project, name } : project)),
      );
      return { before };
    },
    onError: (_error, _rename, context) => {
      for (const [key, projects] of context?.before ?? []) queryClient.setQueryData(key, projects);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
