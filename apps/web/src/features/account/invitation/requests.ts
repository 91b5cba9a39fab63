import type { InvitationAcceptance, NewAccountInvitation } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { forgetLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';

const keys = {
  all: ['account-invitations'] as const,
  of: (companyId: string | null) => [...keys.all, companyId] as const,
  opened: (token: string) => ['opened-invitation', token] as const,
};

/** The open invitations to a company, or those without a company. */
export function useInvitations(companyId: string | null) {
  return useQuery({
    queryKey: keys.of(companyId),
    queryFn: ({ signal }) =>
      client.accountInvitation.list({ query: companyId === null ? {} : { companyId } }, { signal }),
  });
}

/**
 * Invites somebody. The answer contains the link's token if no mail is sent.
 * @throws ApiError 409 for an address that is invited or has an account; 429.
 */
export function useInvite() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: z.input<typeof NewAccountInvitation>, press) =>
      client.accountInvitation.invite({ body }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Replaces the link of an invitation. */
export function useRenewInvitation() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.accountInvitation.renew({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}

export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.accountInvitation.withdraw({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}

/** The invitation behind a link's token. */
export function useOpenedInvitation(token: string) {
  return useQuery({
    queryKey: keys.opened(token),
    queryFn: ({ signal }) => client.accountInvitation.open({ body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * Creates the account of an invitation. The answer contains a generated password.
 * @throws ApiError 400 with fields; 404 for an invalid link; 409 for a taken username or address; 429.
 */
export function useAcceptInvitation() {
  return useWrite({
    mutationFn: (body: z.input<typeof InvitationAcceptance>, press) =>
      client.accountInvitation.accept({ body }, press),
    onSuccess: () => forgetLinkToken('invitationToken'),
  });
}

export type AcceptMutation = ReturnType<typeof useAcceptInvitation>;
