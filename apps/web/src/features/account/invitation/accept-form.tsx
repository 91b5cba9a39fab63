import { ROLES } from '@faena/shared/access';
import { LENGTHS } from '@faena/shared/domain';
import {
  Email,
  type OpenedInvitation,
  optionalPhone,
  PlainName,
  requiredPhone,
  Username,
} from '@faena/shared/schemas';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { roleLabels } from '@/texts/labels.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { CHOSEN_PASSWORD, checkChosenPassword } from '../session/chosen-password.ts';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import { accountInvitationTexts } from '../texts/account-invitations.ts';
import type { AcceptMutation } from './requests.ts';

const texts = accountInvitationTexts.opened;

const FIELDS = ['email', 'username', 'fullname', 'phone', 'newPassword'] as const;

/** The invitation's address cannot be changed. An employee needs a phone (EMPLOYEE-5). */
const formOf = ({ email, rol_id }: OpenedInvitation) =>
  z
    .object({
      email: email ? z.string() : Email,
      username: Username,
      fullname: PlainName,
      phone: rol_id === ROLES.employee ? requiredPhone() : optionalPhone(),
      ...CHOSEN_PASSWORD,
    })
    .superRefine(checkChosenPassword);

export type AcceptFormProps = { token: string; invitation: OpenedInvitation; accept: AcceptMutation };

/** Shows an invitation and its sender, and creates the account. */
export function AcceptForm({ token, invitation, accept }: AcceptFormProps) {
  const { email, rol_id, company, invitedBy } = invitation;
  const form = useForm({
    resolver: formResolver(formOf(invitation), 'en'),
    defaultValues: {
      ...{ email, username: '', fullname: '', phone: '' },
      ...{ generatePassword: false, newPassword: '', confirmation: '' },
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty } = formState;
  const busy = accept.isPending;
  useUnsaved(isDirty && !accept.isSuccess);

  const submit = handleSubmit(({ confirmation: _, newPassword, email: typed, ...account }) =>
    accept.mutate(
      {
        token,
        ...account,
        ...(!email && { email: typed }),
        ...(!account.generatePassword && { newPassword }),
      },
      { onError: (refused) => showFieldErrors(refused, [...FIELDS], setError, 'en') },
    ),
  );
  const named = FIELDS.some((field) => errors[field]);

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-2 rounded-card border border-line bg-sunken px-4 py-3">
        <p className="break-words">{texts.invites(invitedBy)}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">{texts.role}</dt>
          <dd>{roleLabels[rol_id]}</dd>
          {company && (
            <>
              <dt className="text-muted">{texts.company}</dt>
              <dd className="min-w-0 break-words">{company}</dd>
            </>
          )}
          {email && (
            <>
              <dt className="text-muted">{texts.email}</dt>
              <dd className="min-w-0 break-words">{email}</dd>
            </>
          )}
        </dl>
      </div>
      {accept.error && !busy && !named && (
        <Notice tone="danger">{messageOf(accept.error, texts.acceptFailed)}</Notice>
      )}
      {!email && (
        <Field longest={LENGTHS.email} label={texts.email} error={errors.email?.message} required>
          <Input
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            disabled={busy}
          />
        </Field>
      )}
      <Field longest={LENGTHS.usernameMax} label={texts.username} error={errors.username?.message} required>
        <Input
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          disabled={busy}
        />
      </Field>
      <Field longest={LENGTHS.name} label={texts.fullname} error={errors.fullname?.message} required>
        <Input {...register('fullname')} autoComplete="name" disabled={busy} />
      </Field>
      <Field
        longest={LENGTHS.phone}
        label={texts.phone}
        error={errors.phone?.message}
        required={rol_id === ROLES.employee}
      >
        <Input {...register('phone')} type="tel" autoComplete="tel" disabled={busy} />
      </Field>
      <FormProvider {...form}>
        <NewPasswordFields busy={busy} />
      </FormProvider>
      <Button type="submit" variant="primary" loading={busy} className="w-full">
        {busy ? texts.pending : texts.submit}
      </Button>
    </form>
  );
}
