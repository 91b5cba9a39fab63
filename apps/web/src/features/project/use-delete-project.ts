import type { Project } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { projectKeys } from './keys.ts';

/** Deletes a project; once the server has, it leaves the lists and is no longer the current one. */
export function useDeleteProject(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.project.remove({ query: { project_id: id } }),
    onSuccess: (_answer, id) => {
      if (readStored('current_project') === id) writeStored('current_project', null);
      queryClient.setQueriesData<Project[]>({ queryKey: projectKeys.lists(companyId) }, (projects) =>
        projects?.filter(({ _id }) => _id !== id),
      );
      return queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });
}
