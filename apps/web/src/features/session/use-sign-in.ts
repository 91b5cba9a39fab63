import type { Credentials, Session } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { clientWith } from '@/lib/client.ts';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { useWrite } from '@/lib/use-write.ts';

/** Asks for a session, which is stored nowhere yet. @throws ApiError `unauthenticated`, `rate_limited` */
export function callLogIn(body: Credentials, signal: AbortSignal): Promise<Session> {
  return clientWith(() => null).session.login({ body }, { signal });
}

/** The account, read with a token that isn't stored yet; without it the screens start with a stand-in. */
export function accountOf({ accessToken, username }: Session) {
  return clientWith(() => accessToken)
    .person.account({ query: { username } })
    .catch(() => null);
}

/** Signs in on the screen one is on, where all is read again then. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useWrite({
    meta: { ownsSessionEnd: true },
    mutationFn: async (credentials: Credentials, signal) => {
      const session = await callLogIn(credentials, signal);
      return { session, person: await accountOf(session) };
    },
    onSuccess: ({ session, person }) => {
      startSession(session);
      if (person) storePerson(person);
      void queryClient.invalidateQueries();
    },
  });
}
