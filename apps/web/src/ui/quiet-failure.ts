import { NoAnswer, type Silence } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { networkTexts } from '@/texts/network.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from './toast.ts';

/**
 * Reports a failure by a toast and in the console, without a dialog (ERROR-17). The toast has the server's message, else
 * `text`.
 * @example mutate(id, { onError: quietFailure(texts.removeFailed) })
 */
export function quietFailure(text: string): (error: unknown) => void {
  return (error) => {
    reportError(error);
    if (error instanceof NoAnswer) tellNoAnswer(error.silence, text);
    else toast.error(messageOf(error, text));
  };
}

/** Reports that a change got no answer, with its known outcome (NET-2); `text` names the failed action. */
export function tellNoAnswer(silence: Silence, text?: string): void {
  const said = networkTexts.noAnswer[silence];
  const about = text ? { description: said } : {};
  toast.error(text ?? said, { id: 'no-answer', ...about });
}
