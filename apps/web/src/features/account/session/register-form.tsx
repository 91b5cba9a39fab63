import { LENGTHS, REDIRECT_DELAY_MS } from '@faena/shared/domain';
import { Registration } from '@faena/shared/schemas';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { leastPassword } from '@/lib/least-password.ts';
import type { LoginState } from '@/lib/session-events.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { registerTexts } from '../texts/register.ts';
import { useRegister } from './requests.ts';

const texts = registerTexts;

/** The fields in their order, with their autofill names. */
const FIELDS = [
  { name: 'email', longest: LENGTHS.email, type: 'email', autoComplete: 'email' },
  { name: 'username', longest: LENGTHS.usernameMax, type: 'text', autoComplete: 'username' },
  { name: 'fullname', longest: LENGTHS.name, type: 'text', autoComplete: 'name' },
  { name: 'password', longest: undefined, type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', longest: undefined, type: 'password', autoComplete: 'new-password' },
] as const;

/** Creates a manager's account (SESSION-25), and leads to /login 2 s later. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, variables, error } = useRegister();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Registration, 'en'),
    defaultValues: { email: '', username: '', fullname: '', password: '', confirmPassword: '' },
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty && !isSuccess);
  const busy = isPending || isSuccess;
  const named = Object.keys(errors).length > 0;
  const wait = useRetryWait(error);

  useEffect(() => {
    if (!isSuccess || !variables) return;
    const state: LoginState = { username: variables.username };
    const timer = setTimeout(() => navigate('/login', { state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, variables, navigate]);

  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit((form) =>
          mutate(form, {
            onError: (refused) =>
              showFieldErrors(
                refused,
                FIELDS.map(({ name }) => name),
                setError,
                'en',
              ),
          }),
        )}
        className="grid gap-4"
      >
        {error && !busy && !named && (
          <FailureNotice error={error} screen="en">
            {messageOf(error, texts.failed)}
          </FailureNotice>
        )}
        {FIELDS.map(({ name, longest, ...field }) => (
          <Field
            key={name}
            label={texts[name]}
            longest={longest}
            hint={name === 'password' && texts.passwordHint(leastPassword())}
            error={errors[name]?.message}
            required
          >
            <Input
              {...register(name)}
              {...field}
              disabled={busy}
              {...(name !== 'fullname' && { autoCapitalize: 'none', spellCheck: false })}
            />
          </Field>
        ))}
        {isSuccess && <Notice tone="ok">{texts.done}</Notice>}
        <Button type="submit" variant="primary" loading={busy} held={wait > 0} className="w-full">
          {isPending ? texts.pending : texts.submit}
        </Button>
      </form>
      <p className="mt-4 text-muted">
        {texts.haveAccount}{' '}
        <TextLink to="/login" underlined>
          {texts.logIn}
        </TextLink>
      </p>
    </>
  );
}
