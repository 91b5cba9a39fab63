import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { invitationKeys } from '../keys.ts';

/** The open invitations of a project, for people who may change it. */
export function useInvitationsOf(projectId: string, enabled: boolean) {
  return useQuery({
    queryKey: invitationKeys.ofProject(projectId),
    queryFn: ({ signal }) => client.projectInvitation.ofProject({ params: { projectId } }, { signal }),
    enabled,
  });
}

/** Withdraws an invitation. */
export function useWithdrawInvitation(projectId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.projectInvitation.withdraw({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKeys.ofProject(projectId) }),
  });
}
