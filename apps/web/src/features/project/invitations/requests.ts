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
