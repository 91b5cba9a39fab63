import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { useWrite } from '@/lib/use-write.ts';
import { invitationKeys, projectKeys } from '../keys.ts';

/** The signed-in person's invitations. */
export function useReceivedInvitations() {
  return useQuery({
    queryKey: invitationKeys.received,
    queryFn: ({ signal }) => client.projectInvitation.received({}, { signal }),
  });
}

/** Accepts or declines an invitation. An acceptance adds a project. */
export function useAnswerInvitation(answer: 'accept' | 'decline') {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.projectInvitation[answer]({ params: { id } }, press),
    // Also after a refusal, because the invitation may be withdrawn.
    onSettled: () =>
      Promise.all(
        [invitationKeys.received, projectKeys.all, HOME_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

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
