import { TwoStepsConfirmation } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { twoStepsTexts } from '../texts/two-steps.ts';

const texts = twoStepsTexts.logIn;

type CodeFormProps = {
  /** The fault of the previous code. */
  problem: string | null | undefined;
  /** The error of the sign-in. */
  error: Error | null;
  busy: boolean;
  /** The label of the main button. */
  label: string;
  onCode: (code: string) => void;
  onBack: () => void;
};

/** The second step of the login: the code of an app, or a recovery code (TWOSTEP-2). */
export function CodeForm({ problem, error, busy, label, onCode, onBack }: CodeFormProps) {
  const [recovering, setRecovering] = useState(false);
  /** A fault of an app's code does not concern a recovery code. */
  const [problemGone, setProblemGone] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: formResolver(TwoStepsConfirmation, 'en'),
    defaultValues: { code: '' },
  });
  const wait = useRetryWait(error);
  const missing = formState.errors.code?.message;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ code }) => {
        setProblemGone(false);
        onCode(code);
      })}
      className="grid gap-4"
    >
      {problem && !problemGone && !missing && !busy && (
        <FailureNotice error={error} screen="en">
          {problem}
        </FailureNotice>
      )}
      <p className="text-muted">{recovering ? texts.leadRecovery : texts.lead}</p>
      <Field label={recovering ? texts.recoveryCode : texts.code} error={missing} required>
        <Input
          key={recovering ? 'recovery' : 'app'}
          {...register('code')}
          {...(recovering
            ? { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
            : { autoComplete: 'one-time-code', inputMode: 'numeric' as const, maxLength: 7 })}
          autoFocus
          disabled={busy}
        />
      </Field>
      <Button type="submit" variant="primary" loading={busy} held={wait > 0} className="w-full">
        {label}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" disabled={busy} onClick={onBack} className="-ml-3">
          {texts.back}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => {
            reset();
            setProblemGone(true);
            setRecovering(!recovering);
          }}
          className="-mr-3"
        >
          {recovering ? texts.useApp : texts.useRecovery}
        </Button>
      </div>
    </form>
  );
}
