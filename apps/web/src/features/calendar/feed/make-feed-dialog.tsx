import { LENGTHS } from '@faena/shared/domain';
import { type MadeCalendarFeed, NewCalendarFeed } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { feedTexts } from '../texts/feeds.ts';
import { useMakeFeed } from './requests.ts';

const texts = feedTexts.form;
const Form = NewCalendarFeed.pick({ name: true });

type MakeFeedDialogProps = { onMade: (made: MadeCalendarFeed) => void; onClose: () => void };

/** Asks for the name of a new address (CAL-17). */
export function MakeFeedDialog({ onMade, onClose }: MakeFeedDialogProps) {
  const { save, error, state } = useSaving(useMakeFeed());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Form, 'es'),
    defaultValues: { name: '' },
  });
  const { errors, isDirty } = formState;
  return (
    <FormDialog
      title={texts.title}
      size="sm"
      screen="es"
      labels={texts}
      dirty={isDirty}
      saving={state}
      failure={error && !errors.name ? messageOf(error, texts.failed, 'es') : null}
      onSubmit={handleSubmit((form) =>
        save(form, {
          onSuccess: onMade,
          onError: (refused) => showFieldErrors(refused, ['name'], setError, 'es'),
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
    </FormDialog>
  );
}
