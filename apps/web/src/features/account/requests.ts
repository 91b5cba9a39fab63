import type { Person, ProfileChanges } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { storePerson } from '@/lib/session.ts';
import { renewSession } from '@/lib/session-events.ts';
import { useWrite } from '@/lib/use-write.ts';
import type { PasswordForm } from './password-form.ts';

const accountKeys = { own: ['account', 'own'] as const };

/** Takes over the account as a change answered it, for the page and for the header. */
function keepAccount(queryClient: QueryClient, person: Person): void {
  queryClient.setQueryData(accountKeys.own, person);
  storePerson(person);
}

/**
 * The own account; what local storage knows of the person follows it. A 401 is the account page's own to show
 * (ERROR-6).
 *
 * @throws ApiError 401.
 */
export function useAccount() {
  return useQuery({
    queryKey: accountKeys.own,
    queryFn: async ({ signal }) => {
      const person = await client.person.account({}, { signal });
      storePerson(person);
      return person;
    },
    meta: { ownsSessionEnd: true },
  });
}

/**
 * Changes the own profile.
 *
 * @throws ApiError 400 with fields, 409 for a taken e-mail address.
 */
export function useEditProfile() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: ProfileChanges, signal) => client.person.edit({ body, query: {} }, { signal }),
    onSuccess: ({ user }) => keepAccount(queryClient, user),
  });
}

/**
 * Replaces the own profile picture.
 *
 * @throws ApiError 413 over 5 MiB, 415 for what is no image.
 */
export function useUploadPicture() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (picture: Promise<Blob>, signal) =>
      client.person.uploadPicture({ body: await picture, query: {} }, { signal }),
    onSuccess: ({ user }) => keepAccount(queryClient, user),
  });
}

/**
 * Changes the own password, to a generated one where that was asked for (`newPassword` of the answer). All other
 * sessions of the person end; this one goes on with the new token.
 *
 * @throws ApiError 400 for a wrong current password, 429.
 */
export function useChangePassword() {
  return useWrite({
    mutationFn: ({ currentPassword, generatePassword, newPassword }: PasswordForm, signal) =>
      client.session.changePassword(
        { body: { currentPassword, generatePassword, ...(!generatePassword && { newPassword }) } },
        { signal },
      ),
    onSuccess: ({ accessToken }) => renewSession(accessToken),
  });
}
