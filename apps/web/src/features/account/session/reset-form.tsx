import { PasswordReset } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { LoginState } from '@/lib/session-events.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { passwordTexts } from '../texts/passwords.ts';
import type { PasswordResetMutation } from './requests.ts';

const texts = passwordTexts.forgot;

/** Asks for the username of the account (SESSION-21). */
export function ResetForm({ reset }: { reset: PasswordResetMutation }) {
  const { username: typed = '' } = (useLocation().state ?? {}) as LoginState;
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(PasswordReset, 'en'),
    defaultValues: { username: typed },
  });
  const problem = formState.errors.username?.message;
  const wait = useRetryWait(reset.error);
  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit(({ username }) => reset.mutate(username))}
        className="grid gap-4"
      >
        {reset.error && !problem && (
          <FailureNotice error={reset.error} screen="en">
            {messageOf(reset.error, texts.failed)}
          </FailureNotice>
        )}
        <Field label={texts.username} error={problem} required>
          <Input
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            disabled={reset.isPending}
          />
        </Field>
        <Button type="submit" variant="primary" loading={reset.isPending} held={wait > 0} className="w-full">
          {reset.isPending ? texts.pending : texts.submit}
        </Button>
      </form>
      <p className="mt-4">
        <TextLink to="/login">{texts.back}</TextLink>
      </p>
    </>
  );
}
