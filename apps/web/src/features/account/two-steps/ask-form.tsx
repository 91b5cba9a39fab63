import type { ReactNode } from 'react';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { twoStepsTexts } from '../texts/two-steps.ts';

const { ask: texts, failed } = twoStepsTexts;

type AskFormProps = {
  /** The consequence of the change. */
  hint: string;
  submit: string;
  sending: {
    readonly mutate: (given: undefined) => void;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  /** An element beside the submit button. */
  cancel?: ReactNode;
};

/**
 * States the consequence of a change of two-step verification before it is sent. Its own window asks for the password
 * (TWOSTEP-1).
 */
export function AskForm({ hint, submit, sending, cancel }: AskFormProps) {
  const busy = sending.isPending;
  const wait = useRetryWait(sending.error);
  return (
    <div className="grid gap-4">
      {sending.error && !busy && (
        <FailureNotice error={sending.error} screen="en">
          {messageOf(sending.error, failed)}
        </FailureNotice>
      )}
      <p className="text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={busy}
          held={wait > 0}
          onClick={() => sending.mutate(undefined)}
          autoFocus
        >
          {busy ? texts.working : submit}
        </Button>
        {cancel}
      </div>
    </div>
  );
}
