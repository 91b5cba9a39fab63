import { PasswordProof } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { readSession } from '@/lib/session.ts';
import { twoStepsTexts } from '@/texts/two-steps.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';

const { ask: texts, failed } = twoStepsTexts;

type PasswordFormProps = {
  /** What it is asked for. */
  hint: string;
  submit: string;
  sending: {
    readonly mutate: (password: string) => void;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  /** Stands beside the submit button. */
  cancel?: ReactNode;
};

/** Asks for the password before what changes how one signs in (TWOSTEP-3). */
export function PasswordForm({ hint, submit, sending, cancel }: PasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(PasswordProof, 'en'),
    defaultValues: { currentPassword: '' },
  });
  const busy = sending.isPending;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ currentPassword }) => sending.mutate(currentPassword))}
      className="grid gap-4"
    >
      {sending.error && !busy && <Notice tone="danger">{messageOf(sending.error, failed)}</Notice>}
      <p className="text-muted">{hint}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={readSession()?.username ?? ''} />
      <Field label={texts.password} error={formState.errors.currentPassword?.message} required>
        <Input
          {...register('currentPassword')}
          type="password"
          autoComplete="current-password"
          disabled={busy}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {busy ? texts.working : submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
