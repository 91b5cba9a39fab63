import { ROLES, type RoleId } from '@faena/shared/access';
import { LENGTHS } from '@faena/shared/domain';
import { type MadeInvitation, OptionalEmail } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useSaving } from '@/lib/use-saving.ts';
import { roleLabels } from '@/texts/labels.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import type { ListTexts } from './invitation-row.tsx';
import { useInvite } from './requests.ts';

/** The roles that an administrator offers on the screen of all users. Employees are invited to their company. */
const INVITED_ROLES = [ROLES.manager, ROLES.client, ROLES.admin] as const;

const Form = z.object({ rol_id: z.literal(Object.values(ROLES)), email: OptionalEmail });

export type InviteDialogProps = {
  companyId: string | null;
  texts: ListTexts;
  onMade: (made: MadeInvitation) => void;
  onClose: () => void;
};

/** Asks for the person to invite, and the kind of account (INVITE-3). */
export function InviteDialog({ companyId, texts: { form: texts }, onMade, onClose }: InviteDialogProps) {
  const screen = companyId ? 'es' : 'en';
  const { save, error, state } = useSaving(useInvite());
  const roleId: RoleId = companyId ? ROLES.employee : ROLES.manager;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Form, screen),
    defaultValues: { rol_id: roleId, email: '' },
  });
  const { errors, isDirty } = formState;
  return (
    <FormDialog
      title={texts.title}
      description={companyId ? texts.employee : texts.anybody}
      size="sm"
      labels={texts}
      dirty={isDirty}
      saving={state}
      failure={error && !errors.email ? messageOf(error, texts.failed, screen) : null}
      onSubmit={handleSubmit((form) =>
        save(
          { ...form, companyId },
          {
            onSuccess: (made) => {
              onClose();
              onMade(made);
            },
            onError: (refused) => showFieldErrors(refused, ['email'], setError, screen),
          },
        ),
      )}
      onClose={onClose}
    >
      {!companyId && (
        <Field label={texts.role} error={errors.rol_id?.message} required>
          <Select {...register('rol_id', { valueAsNumber: true })}>
            {INVITED_ROLES.map((id) => (
              <option key={id} value={id}>
                {roleLabels[id]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field longest={LENGTHS.email} label={texts.email} hint={texts.emailHint} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" autoCapitalize="none" />
      </Field>
    </FormDialog>
  );
}
