import type { Home } from '@faena/shared/schemas';
import { Notice } from '@/ui/notice.tsx';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { ForgottenQuestion } from '../forgotten/forgotten-question.tsx';
import { silenceTexts as texts } from '../texts/silence.ts';
import { SilenceQuestion } from './silence-question.tsx';
import { useUnsentAnswers } from './unsent-answers.ts';

type QuestionsProps = Pick<Home, 'forgotten' | 'silence'> & { timeZone: string };

/**
 * Asks for the times that the server does not know, a forgotten Salida and a silence, and counts the unsent answers whose
 * question is gone (MARK-22) (TIME-68).
 */
export function Questions({ forgotten, silence, timeZone }: QuestionsProps) {
  const unsent = useUnsentAnswers();
  const unasked = unsent.filter(({ recordId }) => recordId !== silence?.recordId).length;
  useConnectionNote(unsent.length > 0 ? texts.waiting(unsent.length) : null, { waits: true });
  return (
    <>
      {unasked > 0 && <Notice>{texts.waiting(unasked)}</Notice>}
      {forgotten && <ForgottenQuestion forgotten={forgotten} timeZone={timeZone} />}
      {silence && <SilenceQuestion key={silence.recordId} silence={silence} timeZone={timeZone} />}
    </>
  );
}
