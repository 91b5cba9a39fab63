import { useRef, useState } from 'react';
import { firstNameOf } from '@/lib/first-name.ts';
import { randomId } from '@/lib/random-id.ts';
import { readPerson, readSession } from '@/lib/session.ts';
import { keepAnswer } from './kept-answers.ts';
import { sendAnswersAlways } from './send-answers.ts';
import { type Silence, useUnsentAnswers } from './unsent-answers.ts';

/** The answer to a silence in one press. It is stored before it is sent, so that no press is lost (TIME-70). */
export function useSilenceAnswer(silence: Silence) {
  const unsent = useUnsentAnswers();
  const isPressed = useRef(false);
  const [isPending, setPending] = useState(false);

  async function answer(worked: boolean): Promise<void> {
    if (isPressed.current) return;
    isPressed.current = true;
    setPending(true);
    const personId = readSession()?.personId ?? '';
    const name = firstNameOf(readPerson()?.fullname);
    await keepAnswer({ ...silence, personId, name, worked, key: randomId() });
    await sendAnswersAlways();
    isPressed.current = false;
    setPending(false);
  }

  return { answer, isPending, unsent: unsent.find(({ recordId }) => recordId === silence.recordId) ?? null };
}
