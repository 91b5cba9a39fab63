import type { useWrite } from './use-write.ts';

type Write<Answer, Variables, Context> = ReturnType<typeof useWrite<Answer, Variables, Context>>;

/** The state of a change for its form window; the hook itself reports a missing answer. */
export interface Saving {
  readonly saving: boolean;
  readonly error: Error | null;
  /** Ends the wait for the answer. */
  readonly cancel: () => void;
}

/** A change that the form of a window sends. Its callbacks do not run once the form is unmounted. */
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
