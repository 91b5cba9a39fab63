import { isForbidden } from '@/lib/client.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';

/**
 * Reports a change that failed and was taken back: a quiet toast and the console (ERROR-17). A manager who is only a
 * member of somebody else's project learns the reason (ACCESS-10).
 */
export function tellFailure(error: Error, text: string): void {
  reportError(error);
  if (error instanceof NoAnswer) tellNoAnswer(error.silence, text);
  else toast.error(isForbidden(error) ? taskTexts.failed.forbidden : text);
}
