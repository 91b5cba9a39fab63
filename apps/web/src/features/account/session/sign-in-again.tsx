import { Credentials } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/lib/client.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { loginTexts as login } from '../texts/login.ts';
import { signInAgainTexts } from '../texts/sign-in-again.ts';
import { needsCode } from './needs-code.ts';
import { useSignIn } from './use-sign-in.ts';

const texts = signInAgainTexts;

export type SignInAgainProps = {
  /** The person of the ended session. */
  username: string;
  /** Closes the window; the screen stays unchanged. */
  onStay: () => void;
  /** Leaves the screen, and discards its typed text. */
  onLeave: () => void;
};

/** Signs the same person in again over the screen, so that typed text stays (SESSION-30). */
export function SignInAgain({ username, onStay, onLeave }: SignInAgainProps) {
  const { save, error, state } = useSaving(useSignIn());
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Credentials, 'en'),
    defaultValues: { username, password: '' },
  });
  const [asksCode, setAsksCode] = useState(false);
  if (!asksCode && needsCode(error)) setAsksCode(true);
  const asking = error instanceof ApiError && error.reason === 'code_required';
  const problem = formState.errors.password
    ? login.missing
    : !asking && error
      ? messageOf(error, login.failed)
      : null;
  return (
    <FormDialog
      title={texts.title}
      description={texts.text(username)}
      size="sm"
      labels={{ cancel: texts.stay, save: texts.submit, saving: login.signingIn }}
      dirty={false}
      saving={state}
      failure={problem}
      screen="en"
      onSubmit={handleSubmit((credentials) => save(credentials))}
      onClose={onStay}
    >
      <input {...register('username')} type="hidden" autoComplete="username" />
      <Field label={texts.password} required>
        <Input {...register('password')} type="password" autoComplete="current-password" />
      </Field>
      {asksCode && (
        <Field label={texts.code} hint={texts.codeHint} required>
          <Input {...register('code')} autoComplete="one-time-code" autoFocus />
        </Field>
      )}
      <div>
        <Button variant="ghost" className="-ml-3" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </FormDialog>
  );
}
