import type { RoleId } from '@faena/shared/access';
import { LENGTHS } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { TakeOffButton } from '@/features/account/index.ts';
import { ApiError } from '@/lib/client.ts';
import { leastPassword } from '@/lib/least-password.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { roleLabels } from '@/texts/labels.ts';
import { listTexts } from '@/texts/lists.ts';
import { messageOf } from '@/texts/wording.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { LanguageSelect } from '@/ui/language-select.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { Select } from '@/ui/select.tsx';
import { toast } from '@/ui/toast.ts';
import { peopleTexts } from '../texts/people.ts';
import { formOf, initialValues, type PersonFormValues, toSave } from './person-form-values.ts';
import { usePlans } from './plans.ts';
import { useSavePerson } from './requests.ts';

const texts = peopleTexts.form;
const ROLE_OPTIONS = Object.entries(roleLabels) as [`${RoleId}`, string][];

export type PersonDialogProps = {
  /** The account to change; null for a new one. */
  person: Person | null;
  onClose: () => void;
};

/** Creates or edits an account; a modal alert shows a refusal of the server (ADMIN-4). */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { alert } = useDialogs();
  const plans = usePlans();
  const { save, state } = useSaving(useSavePerson());
  const initial = initialValues(person);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(formOf(person), 'en'),
    defaultValues: initial,
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((form) =>
    save(toSave(person?._id ?? null, form), {
      onSuccess: () => {
        toast.success(peopleTexts.saved(form.fullname));
        onClose();
      },
      onError: async (refused) => {
        await alert(messageOf(refused, fallbackOf(refused)));
        showFieldErrors(refused, Object.keys(initial) as (keyof PersonFormValues)[], setError, 'en');
      },
    }),
  );

  return (
    <FormDialog
      title={person ? texts.edit : texts.create}
      labels={texts}
      onSubmit={submit}
      dirty={isDirty}
      saving={state}
      onClose={onClose}
      className="sm:grid-cols-2"
    >
      <Field
        longest={LENGTHS.name}
        label={texts.fullname}
        error={errors.fullname?.message}
        required
        className="sm:col-span-2"
      >
        <Input {...register('fullname')} autoComplete="off" />
      </Field>
      <Field longest={LENGTHS.email} label={texts.email} error={errors.email?.message} required>
        <Input {...register('email')} type="email" autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field longest={LENGTHS.phone} label={texts.phone} error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" autoComplete="off" />
      </Field>
      <Field longest={LENGTHS.usernameMax} label={texts.username} error={errors.username?.message} required>
        <Input {...register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={texts.role} error={errors.rol_id?.message} required>
        <Select {...register('rol_id', { valueAsNumber: true })}>
          {ROLE_OPTIONS.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Field label={texts.subscription} error={errors.subscription?.message}>
          {/* Remounted when the list arrives, so that the stored value finds its option. */}
          <Select key={plans.data?.length ?? 0} {...register('subscription')}>
            <option value="">{texts.noPlan}</option>
            {plans.data?.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <QueryNote query={plans} failed={listTexts.plansFailed} className="mt-1" />
      </div>
      <Field
        label={person ? texts.newPassword : texts.password}
        hint={person ? texts.keepPassword : texts.passwordHint(leastPassword())}
        error={errors.password?.message}
        required={!person}
      >
        <Input {...register('password')} type="password" autoComplete="new-password" />
      </Field>
      {!person && (
        <Field label={texts.language} error={errors.language?.message}>
          <LanguageSelect {...register('language', { setValueAs: (chosen) => chosen || null })} />
        </Field>
      )}
      {person && (
        <div className="sm:col-span-2">
          <TakeOffButton person={person} />
        </div>
      )}
    </FormDialog>
  );
}

/** The alert's text without one from the server. */
function fallbackOf(error: unknown): string {
  return error instanceof ApiError && error.status === 400 ? texts.badRequest : texts.serverError;
}
