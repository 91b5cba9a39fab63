import type { Confirmation, PasswordFromLink, Registration } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { forgetLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';

const sessionKeys = { own: ['sessions', 'own'] as const };

/** The person's open sessions, this one first (SESSION-36). */
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

/** Ends all sessions but this one. */
export function useEndOtherSessions() {
  const readAgain = useReadSessionsAgain();
  return useWrite({
    mutationFn: (_: undefined, press) => client.session.endOthers({}, press),
    onSettled: readAgain,
  });
}

/** Returns a function that reloads the sessions after a change. */
export function useReadSessionsAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionKeys.own });
}

/**
 * Confirms the session with the person's password.
 * @throws ApiError 400 for a wrong one, 429.
 */
export function useConfirmSession() {
  return useWrite({
    mutationFn: (body: Confirmation, press) => client.session.confirm({ body }, press),
  });
}

/**
 * Creates a manager's account.
 * @throws ApiError 400 with fields, 409 for a taken username or e-mail address.
 */
export function useRegister() {
  return useWrite({
    mutationFn: (body: Registration, press) => client.session.register({ body }, press),
  });
}

/**
 * Resets a password: an e-mail brings a link, or the answer contains a temporary password (RESET-1, SESSION-21).
 * @throws ApiError 404 for an unknown name if the temporary password is shown, 409 if neither way is possible, 429.
 */
export function useResetPassword() {
  return useWrite({
    mutationFn: (username: string, press) => client.session.forgotPassword({ body: { username } }, press),
  });
}

/**
 * Sets the password of a reset link. The answer contains a generated one.
 * @throws ApiError 404 for an invalid link, 429.
 */
export function usePasswordFromLink() {
  return useWrite({
    mutationFn: (body: z.input<typeof PasswordFromLink>, press) =>
      client.session.resetPassword({ body }, press),
    onSuccess: () => forgetLinkToken('resetToken'),
  });
}

/** The account of a verification link. Opening the link verifies nothing (EMAIL-5). */
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
 * Reports that somebody else created the account of a link (EMAIL-5).
 * @throws ApiError 404 as `useVerifyAddress`, 429.
 */
export function useDeclineAddress() {
  return useWrite({
    mutationFn: (token: string, press) => client.emailVerification.decline({ body: { token } }, press),
    onSuccess: () => forgetLinkToken('verifyToken'),
  });
}

/**
 * Verifies the address of a link.
 * @throws ApiError 404 for an invalid link or one of another address, 429.
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
