import { LENGTHS } from '@faena/shared/domain';
import { optionalPhone, type Person } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/lib/client.ts';
import { roleLabels } from '@/texts/labels.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { changedFields, ProfileForm as Form } from './profile-changes.ts';
import { useEditProfile } from './requests.ts';
import { accountTexts as texts } from './texts/account.ts';

/** The editable fields, in the order of the view, with their autofill names. */
const CHANGEABLE = [
  { name: 'fullname', longest: LENGTHS.name, type: 'text', autoComplete: 'name' },
  { name: 'email', longest: LENGTHS.email, type: 'email', autoComplete: 'email' },
  { name: 'phone', longest: LENGTHS.phone, type: 'tel', autoComplete: 'tel' },
] as const;

export type ProfileFormProps = { person: Person; onSaved: () => void; onCancel: () => void };

/** The profile in edit mode; it sends the changed fields (ACCOUNT-5). */
export function ProfileForm({ person, onSaved, onCancel }: ProfileFormProps) {
  const [unchanged, setUnchanged] = useState(false);
  const { mutate, cancel, isPending, error } = useEditProfile();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Form.extend({ phone: optionalPhone(person.phone) }), 'en'),
    defaultValues: { fullname: person.fullname, email: person.email, phone: person.phone },
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const problem = error && (error instanceof ApiError ? messageOf(error, texts.saveFailed) : texts.saveBroke);

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((form) => {
        const changes = changedFields(person, form);
        setUnchanged(changes === null);
        if (!changes) return;
        mutate(changes, {
          onSuccess: onSaved,
          onError: (refused) =>
            showFieldErrors(
              refused,
              CHANGEABLE.map(({ name }) => name),
              setError,
              'en',
            ),
        });
      })}
    >
      {problem && !isPending && Object.keys(errors).length === 0 && !unchanged && (
        <Notice tone="danger">{problem}</Notice>
      )}
      {unchanged && <Notice>{texts.unchanged}</Notice>}
      {CHANGEABLE.map(({ name, longest, ...field }) => (
        <Field key={name} longest={longest} label={texts.fields[name]} error={errors[name]?.message}>
          <Input {...register(name)} {...field} autoFocus={name === 'fullname'} disabled={isPending} />
        </Field>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.fields.username} hint={texts.readOnly}>
          <Input value={person.username} readOnly />
        </Field>
        <Field label={texts.fields.role} hint={texts.readOnly}>
          <Input value={roleLabels[person.rol_id]} readOnly />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
        <Button onClick={isPending ? cancel : onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
