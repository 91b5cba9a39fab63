import { API_SCOPES, API_TOKEN_DAYS, LENGTHS } from '@faena/shared/domain';
import { type MadeApiToken, NewApiToken } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import { apiTokenTexts } from '../texts/api-tokens.ts';
import { useMakeApiToken } from './requests.ts';

const { form: texts, scopes } = apiTokenTexts;

/** The offered lifetimes of a token, in days. */
const DAYS = [30, API_TOKEN_DAYS.usual, API_TOKEN_DAYS.max] as const;

const { name, scope, days } = NewApiToken.shape;
const Form = z.object({ name, scope: scope.unwrap(), days: days.unwrap() });

export type MakeTokenDialogProps = { onMade: (made: MadeApiToken) => void; onClose: () => void };

/** Asks for the purpose, the scope and the end of a new token (TOKEN-1). */
export function MakeTokenDialog({ onMade, onClose }: MakeTokenDialogProps) {
  const { save, error, state } = useSaving(useMakeApiToken());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Form, 'en'),
    defaultValues: { name: '', scope: 'read', days: API_TOKEN_DAYS.usual },
  });
  const { errors, isDirty } = formState;
  return (
    <FormDialog
      title={texts.title}
      description={texts.hint}
      size="sm"
      screen="en"
      labels={texts}
      dirty={isDirty}
      saving={state}
      failure={error && !errors.name ? messageOf(error, texts.failed, 'en') : null}
      onSubmit={handleSubmit((form) =>
        save(form, {
          onSuccess: (made) => {
            onClose();
            onMade(made);
          },
          onError: (refused) => showFieldErrors(refused, ['name'], setError, 'en'),
        }),
      )}
      onClose={onClose}
    >
      <Field
        longest={LENGTHS.tokenName}
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name?.message}
        required
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field label={texts.scope} error={errors.scope?.message} required>
        <Select {...register('scope')}>
          {API_SCOPES.map((one) => (
            <option key={one} value={one}>
              {scopes[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.days} error={errors.days?.message} required>
        <Select {...register('days', { valueAsNumber: true })}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {texts.daysOf(count)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
