import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import type { Credentials, Session } from '@faena/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import { delay } from '@/lib/delay.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { accountOf, callLogIn } from './visitor-client.ts';

/** The two texts of a login under way: the request, then the pause. */
export type LoginPhase = 'signing-in' | 'logging-in';

export type UseLogInOptions = {
  /** Loads what the login leads to, during the pause. */
  prepare: () => Promise<unknown>;
  /** Leads on; until it has, the login is under way. */
  onDone: (session: Session) => unknown;
};

/**
 * Signs in (SESSION-6): the request, then a pause of 2 s in which the account is fetched, then the session is stored.
 * Leaving the page before that leaves nobody signed in. On React alone, as the login stands before anything else has
 * been loaded.
 *
 * @throws ApiError as `error`, and whose it is as `refusedName`: `unauthenticated`, `rate_limited`.
 */
export function useLogIn({ prepare, onDone }: UseLogInOptions) {
  const [phase, setPhase] = useState<LoginPhase | null>(null);
  const [refusal, setRefusal] = useState<{ error: Error; username: string } | null>(null);
  const gone = useRef(false);
  const sending = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function send(body: Credentials): Promise<void> {
    setPhase('signing-in');
    const session = await callLogIn(body);
    if (!gone.current) setPhase('logging-in');
    const [person] = await Promise.all([accountOf(session), delay(REDIRECT_DELAY_MS), prepare()]);
    if (gone.current) return;
    if (person) storePerson(person);
    startSession(session);
    await onDone(session);
  }

  /** A button may be pressed twice before the first press is drawn (NET-10). */
  async function logIn(body: Credentials, onError?: (error: Error) => void): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setRefusal(null);
    try {
      await send(body);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('The login failed', { cause });
      if (error instanceof NoAnswer && error.changes) tellNoAnswer(error.silence);
      if (gone.current) return;
      setRefusal({ error, username: body.username });
      onError?.(error);
    } finally {
      sending.current = false;
      if (!gone.current) setPhase(null);
    }
  }

  return { logIn, refusedName: refusal?.username, error: refusal?.error ?? null, phase };
}
