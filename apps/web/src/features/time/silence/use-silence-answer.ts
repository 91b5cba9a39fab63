import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { connection } from '@/lib/connection.ts';
import { randomId } from '@/lib/random-id.ts';
import { readSession } from '@/lib/session.ts';
import { type KeptAnswer, keepAnswer, readAnswers, type Silence } from './kept-answers.ts';
import { useSendAnswer } from './use-send-answer.ts';

/**
 * The answer to a silence in one press. It is stored before it is sent, and sent again on opening and once the server is
 * reachable, so that no press is lost (TIME-68).
 */
export function useSilenceAnswer(silence: Silence) {
  const personId = readSession()?.personId ?? '';
  const [unsent, setUnsent] = useState<readonly KeptAnswer[]>([]);
  const isPressed = useRef(false);
  const { mutate, isPending } = useSendAnswer(personId, (done) =>
    setUnsent((answers) => answers.filter(({ key }) => key !== done.key)),
  );
  const sendKept = useEffectEvent(async () => {
    const answers = await readAnswers(personId);
    if (answers.length === 0) return;
    setUnsent(answers);
    for (const answer of answers) mutate(answer, { tells: true });
  });

  useEffect(() => {
    const sendNow = () => void sendKept();
    sendNow();
    connection.addEventListener('online', sendNow);
    return () => connection.removeEventListener('online', sendNow);
  }, []);

  async function answer(worked: boolean): Promise<void> {
    if (isPressed.current) return;
    isPressed.current = true;
    const pressed = { ...silence, personId, worked, key: randomId() };
    await keepAnswer(pressed);
    setUnsent((answers) => [...answers, pressed]);
    isPressed.current = false;
    mutate(pressed, { tells: true });
  }

  return { answer, isPending, unsent: unsent.find(({ recordId }) => recordId === silence.recordId) ?? null };
}
