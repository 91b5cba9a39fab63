import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Callbacks<Answer, Variables, Context> = Pick<
  MutateOptions<Answer, Error, Variables, Context>,
  'onSuccess' | 'onError'
>;

/**
 * A mutation as a form sends it: one at a time, as the button may be pressed again before the first press is drawn.
 * What is called back is not when the form is gone by then.
 */
export function useSaving<Answer, Variables, Context>({
  mutate,
  isPending,
  isSuccess,
  error,
}: UseMutationResult<Answer, Error, Variables, Context>) {
  const sending = useRef(false);

  function save(variables: Variables, callbacks: Callbacks<Answer, Variables, Context> = {}): void {
    if (sending.current) return;
    sending.current = true;
    mutate(variables, {
      ...callbacks,
      onSettled: () => {
        sending.current = false;
      },
    });
  }

  return { save, saving: isPending, saved: isSuccess, error };
}
