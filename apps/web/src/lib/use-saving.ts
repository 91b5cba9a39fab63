import type { useWrite } from './use-write.ts';

type Write<Answer, Variables, Context> = ReturnType<typeof useWrite<Answer, Variables, Context>>;

/** What a window with a form needs of the change that it sends; it says itself when that got no answer. */
export interface Saving {
  readonly saving: boolean;
  readonly error: Error | null;
  /** Ends the wait for the answer. */
  readonly cancel: () => void;
}

/** A change as the form of a window sends it. What is called back is not when the form is gone by then. */
export function useSaving<Answer, Variables, Context>({
  mutate,
  cancel,
  isPending,
  isSuccess,
  error,
}: Write<Answer, Variables, Context>) {
  const save: typeof mutate = (variables, callbacks) => mutate(variables, { ...callbacks, tells: true });
  const state: Saving = { saving: isPending, error, cancel };
  return { save, ...state, saved: isSuccess, state };
}
