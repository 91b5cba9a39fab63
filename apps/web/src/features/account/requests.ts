import { ApiError } from '@faena/shared/client';
import type { Person, ProfileChanges } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readSession, storePerson } from '@/lib/session.ts';
import { renewSession } from '@/lib/session-events.ts';
import { useWrite } from '@/lib/use-write.ts';
import { useReadTokensAgain } from './api-token/requests.ts';
import type { PasswordForm } from './password-form.ts';
import { useReadSessionsAgain } from './session/requests.ts';

const accountKeys = {
  own: ['account', 'own'] as const,
  email: ['account', 'email'] as const,
};

/** Stores the person's changed account for the account page and the header. */
export function keepOwnAccount(queryClient: QueryClient, person: Person): void {
  queryClient.setQueryData(accountKeys.own, person);
  storePerson(person);
}

/** Tests whether a username no longer belongs to its former owner (ACCESS-11). */
const isOfAnother = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

const named = (username = '') => (username ? { username } : {});

/** Reads the person's account by the stored username; without a name if an administrator has changed it. */
async function readOwnAccount(signal: AbortSignal): Promise<Person> {
  const session = readSession();
  const query = named(session?.username);
  const found = await client.person.account({ query }, { signal }).catch((error: unknown) => {
    if (isOfAnother(error)) return null;
    throw error;
  });
  const isOwn = found && (!session?.personId || found._id === session.personId);
  const person = isOwn ? found : await client.person.account({}, { signal });
  storePerson(person);
  return person;
}

/** Calls a route with the stored username, and again with the new one if an administrator has changed it. */
async function byOwnName<T>(
  call: (query: { username?: string }) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const known = readSession()?.username;
  try {
    return await call(named(known));
  } catch (error) {
    if (!isOfAnother(error)) throw error;
    const { username } = await readOwnAccount(signal);
    if (username === known) throw error;
    return call(named(username));
  }
}

/** The person's account. Local storage follows it. */
export function useAccount() {
  return useQuery({
    queryKey: accountKeys.own,
    queryFn: ({ signal }) => readOwnAccount(signal),
  });
}

/** Whether the person's e-mail address is verified. Always read again, because the link may be opened on any device. */
export function useEmailVerification(email: string) {
  return useQuery({
    queryKey: [...accountKeys.email, email],
    queryFn: ({ signal }) => client.emailVerification.get({}, { signal }),
    staleTime: 0,
  });
}

/**
 * Requests a link that verifies the person's address.
 * @throws ApiError 409 if the address is verified already, 429 after three an hour.
 */
export function useSendVerification() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (_: undefined, press) => client.emailVerification.send({}, press),
    onError: () => queryClient.invalidateQueries({ queryKey: accountKeys.email }),
  });
}

/**
 * Changes the person's profile.
 * @throws ApiError 400 with fields, 409 for a taken e-mail address.
 */
export function useEditProfile() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: ProfileChanges, press) =>
      byOwnName((query) => client.person.edit({ body, query }, press), press.signal),
    onSuccess: ({ user }) => keepOwnAccount(queryClient, user),
  });
}

/**
 * Replaces the person's profile picture.
 * @throws ApiError 413 above `MAX_PICTURE_BYTES`, 415 if the file is no image.
 */
export function useUploadPicture() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (picture: Promise<Blob>, press) => {
      const body = await picture;
      return byOwnName((query) => client.person.uploadPicture({ body, query }, press), press.signal);
    },
    onSuccess: ({ user }) => keepOwnAccount(queryClient, user),
  });
}

/**
 * Changes the person's password. The answer contains a generated one as `newPassword`. The person's other sessions and
 * API tokens end; this session continues with a new token.
 * @throws ApiError 400 for a wrong current password, 429.
 */
export function useChangePassword() {
  const readSessionsAgain = useReadSessionsAgain();
  const readTokensAgain = useReadTokensAgain();
  return useWrite({
    mutationFn: ({ currentPassword, generatePassword, newPassword }: PasswordForm, press) =>
      byOwnName((own) => {
        const body = { ...own, currentPassword, generatePassword, ...(!generatePassword && { newPassword }) };
        return client.session.changePassword({ body }, press);
      }, press.signal),
    onSuccess: ({ accessToken }) => {
      renewSession(accessToken);
      void readSessionsAgain();
      void readTokensAgain();
    },
  });
}
