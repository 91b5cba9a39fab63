import type { Credentials } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { useWrite } from '@/lib/use-write.ts';
import { accountOf, callLogIn } from './visitor-client.ts';

/** Signs in on the present screen, and reloads all of its data. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useWrite({
    meta: { ownsSessionEnd: true },
    mutationFn: async (credentials: Credentials, press) => {
      const session = await callLogIn(credentials, press.signal);
      return { session, person: await accountOf(session) };
    },
    onSuccess: ({ session, person }) => {
      startSession(session);
      if (person) storePerson(person);
      void queryClient.invalidateQueries();
    },
  });
}
