import { PasswordReset } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { sessionTexts } from '@/texts/session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import type { PasswordResetMutation } from './requests.ts';

const texts = sessionTexts.forgot;

/** Asks whose password was forgotten (SESSION-24). */
export function ResetForm({ reset }: { reset: PasswordResetMutation }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(PasswordReset, 'en'),
    defaultValues: { username: '' },
  });
  const problem = formState.errors.username?.message;
  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit(({ username }) => reset.mutate(username))}
        className="grid gap-4"
      >
        {reset.error && !problem && <Notice tone="danger">{messageOf(reset.error, texts.failed)}</Notice>}
        <Field label={texts.username} error={problem} required>
          <Input
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            disabled={reset.isPending}
          />
        </Field>
        <Button type="submit" variant="primary" loading={reset.isPending} className="w-full">
          {reset.isPending ? texts.pending : texts.submit}
        </Button>
      </form>
      <p className="mt-4">
        <TextLink to="/login">{texts.back}</TextLink>
      </p>
    </>
  );
}
