import type { Home } from '@faena/shared/schemas';
import { ForgottenQuestion } from '../forgotten/forgotten-question.tsx';
import { SilenceQuestion } from './silence-question.tsx';

type QuestionsProps = Pick<Home, 'forgotten' | 'silence'> & { timeZone: string };

/** Asks for the times that the server does not know: a forgotten Salida and a silence (MARK-22) (TIME-68). */
export function Questions({ forgotten, silence, timeZone }: QuestionsProps) {
  return (
    <>
      {forgotten && <ForgottenQuestion forgotten={forgotten} timeZone={timeZone} />}
      {silence && <SilenceQuestion key={silence.recordId} silence={silence} timeZone={timeZone} />}
    </>
  );
}
