import { type Command, undo } from '@faena/shared/commands';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ApiError, isForbidden } from '@/lib/client.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { drawBoard } from '@/sync/board.ts';
import { readQueue, subscribeToOutbox, takeBack } from '@/sync/outbox.ts';
import type { QueuedChange } from '@/sync/queue.ts';
import { type Made, type Queued, useCommand } from '@/sync/use-command.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { messageOf } from '@/texts/wording.ts';
import { type ChangingText, offer } from '@/ui/offer.tsx';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import type { Words } from './change-texts.ts';
import { nextsMade, overLimits } from './consequences.ts';
import { TaskContext } from './task-context.ts';

const texts = taskTexts.undo;

interface Offer {
  readonly told: string | ChangingText;
  readonly about?: string | undefined;
  /** The idempotency key of the change that an undo names. */
  readonly key: string;
  /** A queued change, which an undo discards. */
  readonly queued?: QueuedChange;
}

/** Reports the outcome of a command, and offers an undo (UNDO-5). */
export function useTell(projectId: string) {
  const queryClient = useQueryClient();
  const { run: sendUndo } = useCommand(projectId, undo);
  const limits = use(TaskContext)?.limits ?? {};

  function offerUndo({ told, about, key, queued }: Offer, isAgain = false): void {
    offer({
      text: told,
      about,
      label: isAgain ? texts.redo : texts.undo,
      onAct: async () => {
        if (queued && (await takeBack(queued))) {
          drawBoard(queryClient, projectId);
          return;
        }
        const outcome = await sendUndo(key);
        if (outcome.state === 'refused') tellWhy(outcome.error);
        if (outcome.state === 'made')
          offerUndo({ told: isAgain ? texts.redone : texts.undone, key: outcome.key }, !isAgain);
      },
    });
  }

  return {
    offerUndo: (made: Offer) => offerUndo(made),

    /** Reports a command that was made, with its limits and recurrences, or that is queued. */
    outcome<Asked, Answer>(
      { confirm }: Command<Asked, Answer>,
      words: Words<Asked, Answer>,
      asked: Asked,
      outcome: Made<Answer> | Queued,
    ): void {
      const { before } = outcome;
      if (outcome.state === 'queued') {
        tellQueued(outcome.change, words.made(asked, before, null).told);
        return;
      }
      const { answer, key } = outcome;
      const { told, about } = words.made(asked, before, answer);
      const after = confirm(before, answer, asked);
      const more = [...nextsMade(before, after), ...overLimits(limits, before, after)];
      offerUndo({ told: [told, ...more].join(' '), about, key });
    },
  };

  /** Reports that a change is queued; `saved` replaces the text after the sending. */
  function tellQueued(queued: QueuedChange, saved: string): void {
    const { told, about, key, maybeMade } = queued;
    if (maybeMade) toast.message(`${told} ${waitingTexts.waits}`, { ...(about && { description: about }) });
    else offerUndo({ told: waitsUntilSaved(queued, saved), about, key, queued });
  }
}

/**
 * The text of a queued change, then of a saved one. Ends if the change is stopped or discarded, which shows elsewhere.
 */
function waitsUntilSaved({ id, told }: QueuedChange, saved: string): ChangingText {
  let wasSent = false;
  const read = () => {
    const change = readQueue().find((each) => each.id === id);
    if (!change) return wasSent ? saved : null;
    wasSent = change.maybeMade;
    return change.stopped ? null : `${told} ${waitingTexts.waits}`;
  };
  return { subscribe: subscribeToOutbox, read };
}

/** The reason of a refusal, and the author of a later change of the task (UNDO-2). */
function tellWhy(error: Error): void {
  const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 404);
  if (isRefused) toast.error(texts.refused, { description: messageOf(error, texts.failed, 'es') });
  else tellFailure(error, texts.failed);
}

/**
 * Reports a failed change that was rolled back: a quiet toast and the console (ERROR-17). Managers who are only members
 * of a project learn the reason (ACCESS-10).
 */
export function tellFailure(error: Error, text: string): void {
  reportError(error);
  if (error instanceof NoAnswer) tellNoAnswer(error.silence, text);
  else toast.error(isForbidden(error) ? taskTexts.failed.forbidden : text);
}
