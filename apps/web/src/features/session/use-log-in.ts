import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import type { Credentials, Session } from '@faena/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import { delay } from '@/lib/delay.ts';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { useWrite } from '@/lib/use-write.ts';
import { accountOf, callLogIn } from './use-sign-in.ts';

/** The two texts of a login under way: the request, then the pause. */
export type LoginPhase = 'signing-in' | 'logging-in';

/**
 * Signs in (SESSION-6): the request, then a pause of 2 s in which the account is fetched, then the
 * session is stored. `onDone` leads on. Leaving the page before that leaves nobody signed in.
 *
 * @throws ApiError as `error`, and whose it is as `refusedName`: `unauthenticated`, `rate_limited`.
 */
export function useLogIn(onDone: (session: Session) => void) {
  const [phase, setPhase] = useState<LoginPhase>('signing-in');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const mutation = useWrite({
    meta: { ownsSessionEnd: true },
    mutationFn: async (body: Credentials, signal) => {
      setPhase('signing-in');
      const session = await callLogIn(body, signal);
      setPhase('logging-in');
      const [person] = await Promise.all([accountOf(session), delay(REDIRECT_DELAY_MS)]);
      return { session, person };
    },
    onSuccess: ({ session, person }) => {
      if (gone.current) return;
      if (person) storePerson(person);
      startSession(session);
      onDone(session);
    },
  });

  const refusedName = mutation.variables?.username;
  return {
    logIn: mutation.mutate,
    refusedName,
    error: mutation.error,
    phase: mutation.isPending ? phase : null,
  };
}
