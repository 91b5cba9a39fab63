import { LENGTHS } from '@faena/shared/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

type Message = { readonly message?: string | undefined };

type NameFieldsProps = {
  labels: { readonly name: string; readonly description: string };
  errors: { readonly name?: Message | undefined; readonly description?: Message | undefined };
  name: UseFormRegisterReturn;
  description: UseFormRegisterReturn;
  /** The key of the description's draft among the unsaved texts (FORM-10). */
  draft: string;
};

/** The fields for a name and a description. */
export function NameFields({ labels, errors, name, description, draft }: NameFieldsProps) {
  return (
    <>
      <Field longest={LENGTHS.name} label={labels.name} error={errors.name?.message} required>
        <Input {...name} autoComplete="off" />
      </Field>
      <Field longest={LENGTHS.description} label={labels.description} error={errors.description?.message}>
        <Textarea {...description} draft={draft} rows={3} />
      </Field>
    </>
  );
}
