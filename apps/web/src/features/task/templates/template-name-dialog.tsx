import { LENGTHS } from '@faena/shared/domain';
import { type TaskTemplate, TemplateName } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSaving } from '@/lib/use-saving.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { templateTexts } from '../texts/task-templates.ts';

const texts = templateTexts.form;

type TemplateNameDialogProps = {
  title: string;
  hint?: ReactNode;
  /** The initial name. */
  name: string;
  /** Saves the name. */
  write: ReturnType<typeof useWrite<TaskTemplate, string>>;
  saved: string;
  /** A notice above the field. */
  children?: ReactNode;
  onClose: () => void;
};

/** Asks for the name of a template; the field says if the name is taken (TEMPLATE-1). */
export function TemplateNameDialog({
  title,
  hint,
  name,
  write,
  saved,
  children,
  onClose,
}: TemplateNameDialogProps) {
  const { save, error, state } = useSaving(write);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(TemplateName, 'es'),
    defaultValues: { name },
  });
  const { errors, isDirty } = formState;
  return (
    <FormDialog
      title={title}
      description={hint}
      size="sm"
      labels={texts}
      dirty={isDirty}
      saving={state}
      failure={error && !errors.name ? messageOf(error, texts.failed, 'es') : null}
      onSubmit={handleSubmit((form) =>
        save(form.name, {
          onSuccess: (template) => {
            toast.success(saved, { description: template.name });
            onClose();
          },
          onError: (refused) => showFieldErrors(refused, ['name'], setError, 'es'),
        }),
      )}
      onClose={onClose}
    >
      {children}
      <Field longest={LENGTHS.name} label={texts.name} error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
