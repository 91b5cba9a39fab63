import type { Task } from '@faena/shared/schemas';
import { type MutationObserverOptions, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { isConnectionLost } from '@/lib/connection.ts';
import { isOutOfReach, NoAnswer, sendDespiteBreak, wasNotSent } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { runMutation } from '@/lib/run-mutation.ts';
import { waitingIn } from '@/lib/waiting.ts';
import { overLimits } from './limits.ts';
import { nextsMade } from './recurrence.ts';
import { TaskContext } from './task-context.ts';
import { type BoardKeys, useUndo } from './undo/use-undo.ts';
import { useHaveWait } from './use-have-wait.ts';
import type { BoardChange, WaitingKind } from './waiting/kind.ts';
import { baseOf, layOver, noteBase, patchBoard } from './waiting/lay-over.ts';

interface Change<Variables> {
  variables: Variables;
  key: string;
  before: Task[] | undefined;
  /** Goes with the change: whoever asked for it, a card perhaps, may be gone from the screen when it fails. */
  onError: (error: Error) => void;
  /** `waits` where it is to be sent once there is a connection. */
  onSaved: ((waits: boolean) => void) | undefined;
}

/**
 * A change of one board, all of which go through here but those of the form: shown at once, taken back when it fails, and
 * then read again; once made, it can be undone. Changes of a board are sent one after the other; an answer is only taken
 * over when no later change is under way, as it knows nothing of that. One of a kind that can be written down waits where
 * the server is out of reach, and goes behind those that wait already (NET-12).
 */
export function useBoardChange<Variables, Answer>(
  keys: BoardKeys,
  { send, expect, settle, told }: BoardChange<Variables, Answer>,
  kind: WaitingKind<Variables, Answer> | null = null,
) {
  const { board: queryKey, changes: mutationKey } = keys;
  const projectId = String(queryKey.at(-1));
  const queryClient = useQueryClient();
  const offerUndo = useUndo(keys);
  const context = use(TaskContext);
  const haveWait = useHaveWait(keys, kind);

  const mutation: MutationObserverOptions<Answer, Error, Change<Variables>> = {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ variables, key }: Change<Variables>) => {
      if (kind && waitingIn(projectId).length > 0) throw new NoAnswer('unsent', true);
      return sendDespiteBreak(() => send(variables, { idempotencyKey: key }));
    },
    onSuccess: (answer, { variables, key, before = [], onSaved }) => {
      onSaved?.(false);
      const made = told(variables, before, answer);
      const after = settle(before, answer, variables);
      const limits = overLimits(context?.limits ?? {}, before, after);
      offerUndo({
        ...made,
        told: [made.told, ...nextsMade(before, after), ...limits].join(' '),
        keys: [key],
      });
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      patchBoard(queryClient, queryKey, (tasks) => settle(tasks, answer, variables));
    },
    onError: async (error, { variables, key, before, onError, onSaved }) => {
      const unsent = wasNotSent(error);
      const waits = unsent || (kind && (await isOutOfReach(error)));
      if (waits && before && haveWait({ variables, key, before, maybeMade: !unsent })) {
        // It is drawn already, and what was changed after it as well.
        noteBase(queryClient.getQueryData<Task[]>(queryKey), baseOf(before));
        onSaved?.(true);
        return;
      }
      queryClient.setQueryData(queryKey, before && layOver(projectId, baseOf(before)));
      onError(error);
      await queryClient.invalidateQueries({ queryKey });
    },
  };

  /** Changes the cache before it returns, so that whoever ends a drag with it draws no frame of the past. */
  return function ask(
    variables: Variables,
    onError: (error: Error) => void,
    onSaved?: (waits: boolean) => void,
  ): void {
    const key = randomId();
    const before = queryClient.getQueryData<Task[]>(queryKey);
    // What was asked for before it is sent, or waits, before it.
    const isNext = queryClient.isMutating({ mutationKey }) === 0;
    const waits = isNext && (isConnectionLost() || waitingIn(projectId).length > 0);
    if (waits && before && haveWait({ variables, key, before, maybeMade: false })) {
      patchBoard(queryClient, queryKey, (tasks) => tasks);
      onSaved?.(true);
      return;
    }
    // What is being read would be older than this change.
    void queryClient.cancelQueries({ queryKey });
    patchBoard(queryClient, queryKey, (tasks) => expect(tasks, variables));
    runMutation(queryClient, mutation, { variables, key, before, onError, onSaved });
  };
}

/** The same of a change that can wait for the connection. */
export function useWaitingChange<Variables, Answer>(keys: BoardKeys, kind: WaitingKind<Variables, Answer>) {
  return useBoardChange(keys, kind, kind);
}
