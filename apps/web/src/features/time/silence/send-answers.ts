import { ApiError, client } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { delay } from '@/lib/delay.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { queryClient } from '@/lib/query-client.ts';
import { reportError } from '@/lib/report.ts';
import { runMutation } from '@/lib/run-mutation.ts';
import { readSession } from '@/lib/session.ts';
import { onSessionEvent } from '@/lib/session-events.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { recordKeys } from '../requests.ts';
import { silenceTexts as texts } from '../texts/silence.ts';
import { forgetAnswer, readAnswers } from './kept-answers.ts';
import { tellSent } from './tell-sent.ts';
import { type KeptAnswer, shownAnswers } from './unsent-answers.ts';

/** The pause between tries while an answer waits. */
const RETRY_MS = 30_000;

/** The longest wait for the home, which asks no more once it is read again (NET-4). */
const READ_AGAIN_MS = 3_000;

/** The codes by which the server refuses for good; after any other error the answer is sent again. */
const REFUSALS: ReadonlySet<string> = new Set(['validation_failed', 'forbidden', 'not_found', 'conflict']);

let sending: Promise<void> | null = null;
let isFollowing = false;

/**
 * Sends the unsent answers of the signed-in person now, with each network and session, and every 30 seconds while any waits.
 * No screen need ask for them (TIME-70). Resolves after the first try, and never rejects.
 */
export function sendAnswersAlways(): Promise<void> {
  if (isFollowing) return sendAnswers();
  isFollowing = true;
  // A request that began without a network may fail later than the network is back.
  connection.addEventListener('online', () => void Promise.resolve(sending).then(sendAnswers));
  onSessionEvent(({ type }) => {
    if (type === 'signed-in' || type === 'started' || type === 'renewed') void sendAnswers();
  });
  setInterval(() => {
    if (shownAnswers().length > 0) void sendAnswers();
  }, RETRY_MS);
  return sendAnswers();
}

/** Sends them once, one after the other. */
function sendAnswers(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const personId = readSession()?.personId;
  const tried = new Set<string>();
  for (;;) {
    const answers = await readAnswers();
    const next = answers.find((answer) => answer.personId === personId && !tried.has(answer.key));
    if (!next || readSession()?.personId !== personId) return;
    tried.add(next.key);
    await sendAnswer(next);
  }
}

/** Sends an answer, work as a request, and tells what became of it once (TIME-68) (TIME-69). */
function sendAnswer(answer: KeptAnswer): Promise<void> {
  const { worked, key, recordId, from, until, projectId } = answer;
  const press = { idempotencyKey: key };
  const work = { startTime: from, endTime: until, projectId, reason: texts.reason };
  return new Promise((resolve) =>
    runMutation(
      queryClient,
      {
        mutationFn: (): Promise<{ _id: string }> =>
          worked
            ? client.recordRequest.ask({ body: work }, press)
            : client.record.answerSilence({ params: { id: recordId }, body: { worked: false } }, press),
        onSuccess: ({ _id }) => settle(answer, () => tellSent(answer, _id, readAgain)),
        onError: async (error) => {
          if (!(error instanceof ApiError && REFUSALS.has(error.code))) return;
          await settle(answer, () => toast.error(texts.failed, { description: messageOf(error, '', 'es') }));
        },
        onSettled: () => resolve(),
      },
      undefined,
    ),
  );
}

async function settle(answer: KeptAnswer, tell: () => void): Promise<void> {
  if (await forgetAnswer(answer)) tell();
  await Promise.race([readAgain(answer.personId), delay(READ_AGAIN_MS)]).catch(reportError);
}

function readAgain(personId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(personId) });
  return queryClient.invalidateQueries({ queryKey: HOME_KEY });
}
