import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { projectKeys } from '../keys.ts';

/** The projects that the signed-in person can leave. */
export function useMemberships() {
  return useQuery({
    queryKey: projectKeys.memberships,
    queryFn: ({ signal }) => client.project.memberships({}, { signal }),
  });
}

/** Leaves a project, and reloads the lists. `onLeft` runs even if the screen is gone. */
export function useLeaveProject(projectId: string, onLeft: () => void) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (_: null, press) => client.project.leave({ body: { projectId } }, press),
    onSuccess: onLeft,
    // Also after a refusal, because somebody else may have removed the person.
    onSettled: () =>
      Promise.all(
        [projectKeys.memberships, projectKeys.companies].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
