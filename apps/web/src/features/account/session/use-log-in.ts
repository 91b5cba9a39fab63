import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import type { Credentials, Session } from '@faena/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import { delay } from '@/lib/delay.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { accountOf, callLogIn } from './visitor-client.ts';

/** The phases of a login: the request, then the pause. */
export type LoginPhase = 'signing-in' | 'logging-in';

export type UseLogInOptions = {
  /** Loads the next screen during the pause. */
  prepare: () => Promise<unknown>;
  /** Opens the next screen. The login is pending until it resolves. */
  onDone: (session: Session) => unknown;
};

/**
 * Signs in (SESSION-6): the request, a pause of 2 s that reads the account, then the stored session. Leaving the page
 * earlier cancels the login. Uses React alone, because the login loads before everything else.
 * @throws ApiError as `error`, with the name as `refusedName`: `unauthenticated`, `rate_limited`.
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

  /** A second press may arrive before the first one renders (NET-10). */
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
