import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRefusal } from './client.ts';
import { isExpired } from './expired-session.ts';
import { NoAnswer, type Silence } from './no-answer.ts';
import { randomId } from './random-id.ts';

/** The arguments of each request of one press: it acts once (WIRE-21), and `signal` ends the wait for its answer. */
export interface Press {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

type WriteOptions<Answer, Variables, Context> = Omit<
  UseMutationOptions<Answer, Error, Variables, Context>,
  'mutationFn'
> & {
  /** Sends the change; each request takes `press` as its options. */
  mutationFn: (variables: Variables, press: Press) => Promise<Answer>;
};

type Callbacks<Answer, Variables, Context> = Pick<
  MutateOptions<Answer, Error, Variables, Context>,
  'onSuccess' | 'onError' | 'onSettled'
>;

/** The screen's own reaction to a change; `tells` if it reports a missing answer itself. */
type CallOptions<Answer, Variables, Context> = Callbacks<Answer, Variables, Context> & { tells?: boolean };

/** The longest wait after a save for the data that it makes stale. */
const READ_AGAIN_MS = 3_000;

const listeners = new Set<(silence: Silence) => void>();

/** Calls the listener for every change without an answer that no screen reports (NET-2). */
export function onNoAnswer(listener: (silence: Silence) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One press of a button, with its requests until the answer. */
interface Sending {
  readonly leaving: AbortController;
  readonly press: Press;
  readonly tells: boolean;
}

/**
 * Sends a change to the server; all changes but those of a board use it. A change in flight is not sent again,
 * because a double click comes before the next render (NET-10). `cancel` ends the wait.
 */
export function useWrite<Answer, Variables = void, Context = unknown>({
  mutationFn,
  onSuccess,
  onError,
  onSettled,
  ...options
}: WriteOptions<Answer, Variables, Context>) {
  const sending = useRef(new Map<string, Sending>()).current;
  /** The keys of requests with unknown outcome: a repetition with the key takes effect once (NET-10). */
  const unknown = useRef(new Map<string, string>()).current;
  const sendingOf = (variables: Variables) => {
    const found = sending.get(JSON.stringify(variables) ?? '');
    if (!found) throw new Error('A change that nobody sent');
    return found;
  };

  /** A request to sign in again replaces the message of failure. */
  const isToldElsewhere = (failure: unknown) => isExpired(failure) && !options.meta?.ownsSessionEnd;

  const { mutate, isPending, isSuccess, error, data, variables } = useMutation<
    Answer,
    Error,
    Variables,
    Context
  >({
    ...options,
    mutationFn: (asked) => mutationFn(asked, sendingOf(asked).press),
    onSuccess: (answer, asked, ...said) =>
      briefly(onSuccess?.(answer, asked, ...said), sendingOf(asked).press.signal),
    onError: (failure, asked, ...said) => {
      if (failure instanceof NoAnswer && failure.changes && !sendingOf(asked).tells) {
        for (const listener of listeners) listener(failure.silence);
      }
      return onError?.(failure, asked, ...said);
    },
    onSettled: async (answer, failure, asked, ...said) => {
      const { press } = sendingOf(asked);
      const text = JSON.stringify(asked) ?? '';
      if (failure && !isRefusal(failure)) unknown.set(text, press.idempotencyKey);
      else unknown.delete(text);
      await briefly(onSettled?.(answer, failure, asked, ...said), press.signal);
      sending.delete(text);
    },
  });

  function write(
    asked: Variables,
    { tells = false, ...callbacks }: CallOptions<Answer, Variables, Context> = {},
  ): void {
    const text = JSON.stringify(asked) ?? '';
    if (sending.has(text)) return;
    const leaving = new AbortController();
    const press = { idempotencyKey: unknown.get(text) ?? randomId(), signal: leaving.signal };
    sending.set(text, { leaving, press, tells });
    mutate(asked, {
      ...callbacks,
      onError: (failure, ...said) => {
        // A cancelled wait throws `left`, and reports no failure.
        if (failure instanceof NoAnswer && failure.silence === 'left') return;
        if (isToldElsewhere(failure)) return;
        callbacks.onError?.(failure, ...said);
      },
    });
  }

  function cancel(): void {
    for (const { leaving } of sending.values()) leaving.abort();
  }

  return {
    mutate: write,
    cancel,
    isPending,
    isSuccess,
    error: isToldElsewhere(error) ? null : error,
    data,
    variables,
  };
}

/** Ends with the work, when the person leaves, or after a limit. */
function briefly(work: unknown, leaving: AbortSignal): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, READ_AGAIN_MS);
    leaving.addEventListener('abort', () => resolve());
  });
  return Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
