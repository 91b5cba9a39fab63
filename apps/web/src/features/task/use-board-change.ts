import type { Task } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The key of a board's tasks, and the one that all changes of them share. */
export interface BoardKeys {
  readonly board: readonly unknown[];
  readonly changes: readonly unknown[];
}

interface BoardChange<Variables, Answer> {
  send: (variables: Variables) => Promise<Answer>;
  /** What the board shows at once. */
  expect: (tasks: Task[], variables: Variables) => Task[];
  /** What the board shows once the server has answered. */
  settle: (tasks: Task[], answer: Answer, variables: Variables) => Task[];
}

interface Change<Variables> {
  variables: Variables;
  before: Task[] | undefined;
  /** Goes with the change: whoever asked for it, a card perhaps, may be gone from the screen when it fails. */
  onError: (error: Error) => void;
}

/**
 * A change of one board: shown at once, taken back when it fails, and then read again. Changes of a board are sent one
 * after the other; an answer is only taken over when no later change is under way, as it knows nothing of that.
 */
export function useBoardChange<Variables, Answer>(
  { board: queryKey, changes: mutationKey }: BoardKeys,
  { send, expect, settle }: BoardChange<Variables, Answer>,
) {
  const queryClient = useQueryClient();

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ variables }: Change<Variables>) => send(variables),
    onSuccess: (answer, { variables }) => {
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
  return function change(variables: Variables, onError: (error: Error) => void): void {
    // What is being read would be older than this change.
    void queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Task[]>(queryKey);
    queryClient.setQueryData<Task[]>(queryKey, (tasks) => tasks && expect(tasks, variables));
    mutate({ variables, before, onError });
  };
}
