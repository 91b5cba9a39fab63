import type { Credentials, Session } from '@faena/shared/schemas';
import { type FormEvent, useState } from 'react';
import { offersSignUp } from '@/lib/registration.ts';
import type { LoginState } from '@/lib/session-events.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { loginTexts as texts } from '../texts/login.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { destinationOf } from './destination.ts';
import { needsCode } from './needs-code.ts';
import { type UseLogInOptions, useLogIn } from './use-log-in.ts';

const CodeForm = laterOpened(() => import('./code-form.tsx').then(({ CodeForm }) => CodeForm));

export type LoginFormProps = Pick<UseLogInOptions, 'prepare'> & {
  /** The reason for the login. */
  state: LoginState;
  /** The page to return to. */
  from: string | null;
  onLead: (to: string) => unknown;
};

const EMPTY: Credentials = { username: '', password: '' };

/** The login (SESSION-6). Continues to `from`, to the role's home, or to the forced password change. */
export function LoginForm({ state, from, prepare, onLead }: LoginFormProps) {
  const { ended, recordOpen, sessionOpen, username = '' } = state;
  const [typed, setTyped] = useState<Credentials>({ ...EMPTY, username });
  /** Whether the form was submitted. */
  const [checked, setChecked] = useState(false);
  const { logIn, refusedName, error, phase } = useLogIn({
    prepare,
    onDone: (session) => onLead(nextOf(session, from)),
  });
  /** The credentials that also need a code. */
  const [half, setHalf] = useState<Credentials | null>(null);
  const send = (credentials: Credentials) =>
    void logIn(credentials, (refusal) => setHalf(needsCode(refusal) ? credentials : null));
  const busy = phase !== null;
  // Another name than the refused one need not wait (SESSION-3).
  const refusal = typed.username.trim() === refusedName ? error : null;
  const wait = useRetryWait(refusal);
  const missing = {
    username: checked && typed.username.trim() === '',
    password: checked && typed.password === '',
  };
  const problem =
    missing.username || missing.password ? texts.missing : error && messageOf(error, texts.failed);
  const label = phase === 'logging-in' ? texts.loggingIn : busy ? texts.signingIn : texts.submit;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const username = typed.username.trim();
    const empty = username === '' ? 'username' : typed.password === '' ? 'password' : null;
    if (empty) event.currentTarget.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
    else send({ ...typed, username });
  }

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
      <form noValidate onSubmit={submit} className="grid gap-4">
        {problem && !busy && !needsCode(error) && (
          <FailureNotice error={refusal} screen="en">
            {problem}
          </FailureNotice>
        )}
        {ended && !problem && !busy && <Notice>{texts.ended[ended]}</Notice>}
        {sessionOpen && !problem && !busy && <Notice tone="warn">{texts.left.sessionOpen}</Notice>}
        {recordOpen && !problem && !busy && <Notice tone="warn">{texts.left.wasOpen}</Notice>}
        <Field label={texts.username} required>
          <Input
            name="username"
            value={typed.username}
            onChange={({ target }) => setTyped({ ...typed, username: target.value })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            disabled={busy}
            aria-invalid={missing.username || undefined}
          />
        </Field>
        <Field label={texts.password} required>
          <Input
            name="password"
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
            type="password"
            autoComplete="current-password"
            autoFocus={username !== ''}
            disabled={busy}
            aria-invalid={missing.password || undefined}
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
        <TextLink to="/forgot-password" state={{ username: typed.username } satisfies LoginState}>
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
      <DemoAccounts disabled={busy} onPick={({ username, password }) => setTyped({ username, password })} />
    </>
  );
}

/** The screen after a sign-in: a task that the account must do first, if any. */
function nextOf(session: Session, from: string | null): string {
  if (session.mustChangePassword) return '/change-password';
  if (session.mustSetUpTwoSteps) return '/two-steps';
  return destinationOf(session.rol_id, from);
}
