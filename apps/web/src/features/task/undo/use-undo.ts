import { updateBoard } from '@faena/shared/domain';
import type { Task, TasksEvent } from '@faena/shared/schemas';
import { type MutationObserverOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, client } from '@/lib/client.ts';
import { sendDespiteBreak } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { runMutation } from '@/lib/run-mutation.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { messageOf } from '@/texts/wording.ts';
import { type ChangingText, offer } from '@/ui/offer.tsx';
import { toast } from '@/ui/toast.ts';
import type { Made } from '../made.ts';
import { tellFailure } from '../tell-failure.ts';
import { patchBoard } from '../waiting/lay-over.ts';

const texts = taskTexts.undo;

/** The key of a board's tasks, and the one that all changes of them share. */
export interface BoardKeys {
  readonly board: readonly unknown[];
  readonly changes: readonly unknown[];
}

/** What is offered to be taken back: a change that was made, or one that is still to be, of which that changes. */
interface Offered extends Omit<Made, 'told'> {
  readonly told: string | ChangingText;
}

interface TakenBack {
  readonly events: TasksEvent[];
  readonly keys: string[];
}

/**
 * Offers to take back a change of tasks (UNDO-5). Whatever changes tasks sends a key of its own (`idempotencyKey`) and,
 * once it is answered, calls what this answers with that key.
 */
export function useUndo({ board: queryKey, changes: mutationKey }: BoardKeys): (made: Offered) => void {
  const queryClient = useQueryClient();

  const mutation: MutationObserverOptions<TakenBack, Error, Undoing> = {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ keys }: Undoing): Promise<TakenBack> => {
      const taken: TakenBack = { events: [], keys: [] };
      for (const key of keys) {
        const idempotencyKey = randomId();
        const send = () => client.task.undo({ body: { key } }, { idempotencyKey });
        taken.events.push(await sendDespiteBreak(send));
        taken.keys.unshift(idempotencyKey);
      }
      return taken;
    },
    onSuccess: ({ events, keys }, { isAgain }) => {
      offerUndo({ told: isAgain ? texts.redone : texts.undone, keys }, !isAgain);
      if (queryClient.isMutating({ mutationKey }) > 1) return queryClient.invalidateQueries({ queryKey });
      patchBoard(queryClient, queryKey, (tasks) => events.reduce<Task[]>(updateBoard, tasks));
      return undefined;
    },
    onError: (error) => {
      tellWhy(error);
      return queryClient.invalidateQueries({ queryKey });
    },
  };

  function offerUndo({ told, about, keys, takeOut }: Offered, isAgain = false): void {
    offer({
      text: told,
      about,
      label: isAgain ? texts.redo : texts.undo,
      onAct: () => {
        if (takeOut?.()) return;
        // What is being read would be older than this change.
        void queryClient.cancelQueries({ queryKey });
        runMutation(queryClient, mutation, { keys, isAgain });
      },
    });
  }
  return (made) => offerUndo(made);
}

interface Undoing {
  readonly keys: readonly string[];
  /** Whether it is what was taken back that is done again. */
  readonly isAgain: boolean;
}

/** The reason of a refusal, and who went on (UNDO-2); anything else as every change that failed. */
function tellWhy(error: Error): void {
  const refused = error instanceof ApiError && (error.status === 409 || error.status === 404);
  if (refused) toast.error(texts.refused, { description: messageOf(error, texts.failed, 'es') });
  else tellFailure(error, texts.failed);
}
