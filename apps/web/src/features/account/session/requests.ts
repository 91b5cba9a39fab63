import type { Confirmation, PasswordFromLink, Registration } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { forgetLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';

const sessionKeys = { own: ['sessions', 'own'] as const };

/** The own sessions that go on, this one first (SESSION-36). */
export function useSessions() {
  return useQuery({
    queryKey: sessionKeys.own,
    queryFn: ({ signal }) => client.session.own({}, { signal }),
  });
}

/** Ends a session. @throws ApiError 404 if it has already ended */
export function useEndSession() {
  const readAgain = useReadSessionsAgain();
  return useWrite({
    mutationFn: (id: string, press) => client.session.end({ params: { id } }, press),
    onSettled: readAgain,
  });
}

/** Ends all of them but this one. */
export function useEndOtherSessions() {
  const readAgain = useReadSessionsAgain();
  return useWrite({
    mutationFn: (_: undefined, press) => client.session.endOthers({}, press),
    onSettled: readAgain,
  });
}

/** For whatever ends some of them. */
export function useReadSessionsAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionKeys.own });
}

/** Confirms the session with the password of its person. @throws ApiError 400 for a wrong one, 429. */
export function useConfirmSession() {
  return useWrite({
    mutationFn: (body: Confirmation, press) => client.session.confirm({ body }, press),
  });
}

/**
 * Signs up as a manager.
 *
 * @throws ApiError 400 with fields, 409 for a taken username or e-mail address.
 */
export function useRegister() {
  return useWrite({
    mutationFn: (body: Registration, press) => client.session.register({ body }, press),
  });
}

/**
 * Asks for another password: an e-mail brings a link to it, or the answer shows a temporary one (RESET-1, SESSION-21).
 *
 * @throws ApiError 404 where the temporary password is shown and nobody has that name, 409 where neither is done, 429.
 */
export function useResetPassword() {
  return useWrite({
    mutationFn: (username: string, press) => client.session.forgotPassword({ body: { username } }, press),
  });
}

/**
 * Sets the password that a link is for; a generated one is in the answer.
 *
 * @throws ApiError 404 for a link that is used, over or was never made, 429.
 */
export function usePasswordFromLink() {
  return useWrite({
    mutationFn: (body: z.input<typeof PasswordFromLink>, press) =>
      client.session.resetPassword({ body }, press),
    onSuccess: () => forgetLinkToken('resetToken'),
  });
}

/** The account whose address a link verifies; opening it verifies nothing (EMAIL-5). */
export function useOpenedVerification(token: string) {
  return useQuery({
    queryKey: ['opened-verification', token] as const,
    queryFn: ({ signal }) => client.emailVerification.open({ body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * Says that somebody else made the account of a link (EMAIL-5).
 *
 * @throws ApiError 404 as `useVerifyAddress`, 429.
 */
export function useDeclineAddress() {
  return useWrite({
    mutationFn: (token: string, press) => client.emailVerification.decline({ body: { token } }, press),
    onSuccess: () => forgetLinkToken('verifyToken'),
  });
}

/**
 * Verifies the address that a link was sent to.
 *
 * @throws ApiError 404 for a link that is used, over, of another address or was never made, 429.
 */
export function useVerifyAddress() {
  return useWrite({
    mutationFn: (token: string, press) => client.emailVerification.verify({ body: { token } }, press),
    onSuccess: () => forgetLinkToken('verifyToken'),
  });
}

export type DeclineAddressMutation = ReturnType<typeof useDeclineAddress>;
export type VerifyAddressMutation = ReturnType<typeof useVerifyAddress>;
export type PasswordFromLinkMutation = ReturnType<typeof usePasswordFromLink>;
export type PasswordResetMutation = ReturnType<typeof useResetPassword>;
