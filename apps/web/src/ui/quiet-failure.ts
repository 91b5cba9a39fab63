import { reportError } from '@/lib/report.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from './toast.ts';

/**
 * For failures that are only logged (ERROR-17): no dialog, but a toast with the server's message, else
 * `text`, and the detail in the console.
 * @example mutate(id, { onError: quietFailure(texts.removeFailed) })
 */
export function quietFailure(text: string): (error: unknown) => void {
  return (error) => {
    reportError(error);
    toast.error(messageOf(error, text));
  };
}
