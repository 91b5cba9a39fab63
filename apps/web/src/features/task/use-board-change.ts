import type { Task } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { sendDespiteBreak } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { overLimits } from './limits.ts';
import { nextsMade } from './recurrence.ts';
import { TaskContext } from './task-context.ts';
import { type BoardKeys, type Made, useUndo } from './undo/use-undo.ts';

interface BoardChange<Variables, Answer> {
  /** Its key is what it is taken back by (UNDO-5). */
  send: (variables: Variables, options: { idempotencyKey: string }) => Promise<Answer>;
  /** What the board shows at once. */
  expect: (tasks: Task[], variables: Variables) => Task[];
  /** What the board shows once the server has answered. */
  settle: (tasks: Task[], answer: Answer, variables: Variables) => Task[];
  /** What is told of it once it is made, with the tasks of before. */
  told: (variables: Variables, before: readonly Task[], answer: Answer) => Omit<Made, 'keys'>;
}

interface Change<Variables> {
  variables: Variables;
  key: string;
  before: Task[] | undefined;
  /** Goes with the change: whoever asked for it, a card perhaps, may be gone from the screen when it fails. */
  onError: (error: Error) => void;
  onSaved: (() => void) | undefined;
}

/**
 * A change of one board, all of which go through here but those of the form: shown at once, taken back when it fails, and
 * then read again; once made, it can be undone. Changes of a board are sent one after the other; an answer is only taken
 * over when no later change is under way, as it knows nothing of that.
 */
export function useBoardChange<Variables, Answer>(
  keys: BoardKeys,
  { send, expect, settle, told }: BoardChange<Variables, Answer>,
) {
  const { board: queryKey, changes: mutationKey } = keys;
  const queryClient = useQueryClient();
  const offerUndo = useUndo(keys);
  const context = use(TaskContext);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ variables, key }: Change<Variables>) =>
      sendDespiteBreak(() => send(variables, { idempotencyKey: key })),
    onSuccess: (answer, { variables, key, before = [], onSaved }) => {
      onSaved?.();
      const made = told(variables, before, answer);
      const after = settle(before, answer, variables);
      const limits = overLimits(context?.limits ?? {}, before, after);
      offerUndo({
        ...made,
        told: [made.told, ...nextsMade(before, after), ...limits].join(' '),
        keys: [key],
      });
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      queryClient.setQueryData<Task[]>(queryKey, (tasks) => tasks && settle(tasks, answer, variables));
    },
    onError: (error, { before, onError }) => {
      queryClient.setQueryData(queryKey, before);
      onError(error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });

  /** Changes the cache before it returns, so that whoever ends a drag with it draws no frame of the past. */
  return function change(variables: Variables, onError: (error: Error) => void, onSaved?: () => void): void {
    // What is being read would be older than this change.
    void queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Task[]>(queryKey);
    queryClient.setQueryData<Task[]>(queryKey, (tasks) => tasks && expect(tasks, variables));
    mutate({ variables, key: randomId(), before, onError, onSaved });
  };
}
