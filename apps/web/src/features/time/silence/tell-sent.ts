import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { randomId } from '@/lib/random-id.ts';
import { reportError } from '@/lib/report.ts';
import { runMutation } from '@/lib/run-mutation.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { silenceTexts as texts } from '../texts/silence.ts';
import type { KeptAnswer } from './unsent-answers.ts';

/** How long a sent answer offers its undo. */
const UNDO_MS = 10_000;

/** Tells that an answer was sent, and offers to take it back, so that the home asks again. `id` is that of its request. */
export function tellSent(
  answer: KeptAnswer,
  id: string,
  readAgain: (personId: string) => Promise<void>,
): void {
  const { worked, recordId, personId } = answer;
  const undo = () => {
    const press = { idempotencyKey: randomId() };
    runMutation(
      queryClient,
      {
        mutationFn: (): Promise<unknown> =>
          worked
            ? client.recordRequest.withdraw({ params: { id } }, press)
            : client.record.answerSilence({ params: { id: recordId }, body: { worked: null } }, press),
        onError: (error) => {
          reportError(error);
          toast.error(texts.undoFailed, { description: messageOf(error, '', 'es') });
        },
        onSettled: () => readAgain(personId),
      },
      undefined,
    );
  };
  toast.success(worked ? texts.sent : texts.stored, {
    action: { label: texts.undo, onClick: undo },
    duration: UNDO_MS,
  });
}
