import { useQueryClient } from '@tanstack/react-query';
import { ApiError, client } from '@/lib/client.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { reportError } from '@/lib/report.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { recordKeys } from '../requests.ts';
import { silenceTexts as texts } from '../texts/silence.ts';
import { forgetAnswer, type KeptAnswer } from './kept-answers.ts';

/** How long a sent answer offers its undo. */
const UNDO_MS = 10_000;

/** The answers by which the server refuses for good; after any other the answer is sent again. */
const REFUSALS = [400, 404, 409];

/** A sent answer: the request of work, or null for the record of a denial. */
interface Sent {
  readonly recordId: string;
  readonly requestId: string | null;
}

/** Sends an answer about a silence, work as a request, and offers an undo (TIME-68) (TIME-69). */
export function useSendAnswer(personId: string, onDone: (answer: KeptAnswer) => void) {
  const readAgain = useReadAgain(personId);
  const { mutate: undo } = useUndo(readAgain);
  const done = async (answer: KeptAnswer) => {
    await forgetAnswer(answer);
    // The buttons wait for the home, which asks no more.
    await readAgain();
    onDone(answer);
  };
  return useWrite({
    mutationFn: (
      { worked, key, recordId, from, until, projectId }: KeptAnswer,
      { signal },
    ): Promise<{ _id: string }> => {
      const press = { idempotencyKey: key, signal };
      const work = { startTime: from, endTime: until, projectId, reason: texts.reason };
      return worked
        ? client.recordRequest.ask({ body: work }, press)
        : client.record.answerSilence({ params: { id: recordId }, body: { worked: false } }, press);
    },
    onSuccess: async ({ _id }, answer) => {
      const sent: Sent = { recordId: answer.recordId, requestId: answer.worked ? _id : null };
      toast.success(answer.worked ? texts.sent : texts.stored, {
        action: { label: texts.undo, onClick: () => undo(sent) },
        duration: UNDO_MS,
      });
      await done(answer);
    },
    onError: async (error, answer) => {
      if (!(error instanceof ApiError && REFUSALS.includes(error.status))) return;
      toast.error(texts.failed, { description: messageOf(error, '', 'es') });
      await done(answer);
    },
  });
}

/** Takes a sent answer back, so that the home asks again. */
function useUndo(readAgain: () => Promise<void>) {
  return useWrite({
    mutationFn: ({ recordId, requestId }: Sent, press): Promise<unknown> =>
      requestId
        ? client.recordRequest.withdraw({ params: { id: requestId } }, press)
        : client.record.answerSilence({ params: { id: recordId }, body: { worked: null } }, press),
    onSuccess: readAgain,
    onError: (error) => {
      reportError(error);
      toast.error(texts.undoFailed, { description: messageOf(error, '', 'es') });
      return readAgain();
    },
  });
}

function useReadAgain(personId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(personId) });
    return queryClient.invalidateQueries({ queryKey: HOME_KEY });
  };
}
