import { useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { type Saving, useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';

/** The progress of a change, for a `FormDialog`. */
interface Progress {
  readonly saving: Saving;
  readonly failure: string | null;
}

type Write<Answer, Variables, Context> = Parameters<typeof useSaving<Answer, Variables, Context>>[0];

/** The change that a form window sends. A failure shows its reason above the fields, or `failed` without one. */
export function useFormSaving<Answer, Variables, Context>(
  write: Write<Answer, Variables, Context>,
  failed: string,
) {
  const { save, state } = useSaving(write);
  const [failure, fail] = useState<string | null>(null);

  /** `isShown` tests whether the form already shows the refusal, for example at one of its fields. */
  function send(
    variables: Variables,
    onSuccess: (answer: Answer) => void,
    isShown: (error: Error) => boolean = () => false,
  ): void {
    fail(null);
    save(variables, {
      onSuccess,
      onError: (error) => {
        reportError(error);
        if (!isShown(error)) fail(messageOf(error, failed, 'es'));
      },
    });
  }

  const progress: Progress = { saving: state, failure };
  return { send, fail, progress };
}
