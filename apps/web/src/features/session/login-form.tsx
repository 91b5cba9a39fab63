import { Credentials, type Session } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { offersSignUp } from '@/lib/registration.ts';
import type { LoginState } from '@/lib/session-events.ts';
import { sessionTexts } from '@/texts/session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { CodeForm } from './code-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { destinationOf } from './destination.ts';
import { needsCode } from './needs-code.ts';
import { useLogIn } from './use-log-in.ts';

const texts = sessionTexts.login;

/** The login (SESSION-6). Leads on by role, back to `?from=`, or to the forced password change. */
export function LoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { ended, recordOpen, sessionOpen, username = '' } = (useLocation().state ?? {}) as LoginState;
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    resolver: formResolver(Credentials, 'en'),
    defaultValues: { username, password: '' },
  });
  const { logIn, refusedName, error, phase } = useLogIn((session) => {
    navigate(nextOf(session, search.get('from')), { replace: true });
  });
  /** Those that a code is asked for besides. */
  const [half, setHalf] = useState<Credentials | null>(null);
  const send = (credentials: Credentials) =>
    logIn(credentials, { onError: (refusal) => setHalf(needsCode(refusal) ? credentials : null) });
  const busy = phase !== null;
  // Another name than the one that was refused has nothing to wait for (SESSION-3).
  const refusal = watch('username') === refusedName ? error : null;
  const wait = useRetryWait(refusal);
  const { errors } = formState;
  const problem = Object.keys(errors).length > 0 ? texts.missing : error && messageOf(error, texts.failed);
  const label = phase === 'logging-in' ? texts.loggingIn : busy ? texts.signingIn : texts.submit;

  if (half) {
    return (
      <CodeForm
        problem={half.code === undefined ? null : problem}
        error={error}
        busy={busy}
        label={label}
        onCode={(code) => send({ ...half, code })}
        onBack={() => setHalf(null)}
      />
    );
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
        {problem && !busy && !needsCode(error) && (
          <FailureNotice error={refusal} screen="en">
            {problem}
          </FailureNotice>
        )}
        {ended && !problem && !busy && <Notice>{texts.ended[ended]}</Notice>}
        {sessionOpen && !problem && !busy && <Notice tone="warn">{sessionTexts.logout.sessionOpen}</Notice>}
        {recordOpen && !problem && !busy && <Notice tone="warn">{sessionTexts.logout.wasOpen}</Notice>}
        <Field label={texts.username} required>
          <Input
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            disabled={busy}
            aria-invalid={errors.username ? true : undefined}
          />
        </Field>
        <Field label={texts.password} required>
          <Input
            {...register('password')}
            type="password"
            autoComplete="current-password"
            autoFocus={username !== ''}
            disabled={busy}
            aria-invalid={errors.password ? true : undefined}
          />
        </Field>
        <Button type="submit" variant="primary" loading={busy} held={wait > 0} className="w-full">
          {label}
        </Button>
        <p role="status" className="sr-only">
          {busy ? label : ''}
        </p>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <TextLink to="/forgot-password" state={{ username: watch('username') } satisfies LoginState}>
          {texts.forgot}
        </TextLink>
        {offersSignUp() && (
          <span className="text-muted">
            {texts.noAccount}{' '}
            <TextLink to="/register" underlined>
              {texts.signUp}
            </TextLink>
          </span>
        )}
      </div>
      <DemoAccounts
        disabled={busy}
        onPick={({ username, password }) => {
          setValue('username', username, { shouldValidate: formState.isSubmitted });
          setValue('password', password, { shouldValidate: formState.isSubmitted });
        }}
      />
    </>
  );
}

/** Where a sign-in leads: first to what has to be done before anything else. */
function nextOf(session: Session, from: string | null): string {
  if (session.mustChangePassword) return '/change-password';
  if (session.mustSetUpTwoSteps) return '/two-steps';
  return destinationOf(session.rol_id, from);
}
