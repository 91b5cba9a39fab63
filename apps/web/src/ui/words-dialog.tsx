import { LENGTHS } from '@faena/shared/domain';
import { requiredText } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { useWrite } from '@/lib/use-write.ts';
import { Field } from './field.tsx';
import { fieldRefusal } from './field-errors.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { formResolver } from './form-resolver.ts';
import { Notice } from './notice.tsx';
import { Textarea } from './textarea.tsx';
import { useFormSaving } from './use-form-saving.ts';

const Words = z.object({ words: requiredText(LENGTHS.reason) });

type WordsDialogProps<Answer, Variables> = Pick<
  FormDialogProps,
  'title' | 'description' | 'labels' | 'danger' | 'onClose'
> & {
  /** The reason why it can no longer be sent, because somebody else was faster. */
  over?: string | null | undefined;
  /** The label of the field; the API calls it `name` in a refusal. */
  label: string;
  hint?: string | undefined;
  name?: string;
  /** Names these words among the unsaved texts (FORM-10). */
  draft: string;
  /** The message of a failed save. */
  failed: string;
  write: ReturnType<typeof useWrite<Answer, Variables>>;
  /** The request with these words. */
  toSend: (words: string) => Variables;
  onSaved?: (answer: Answer) => void;
};

/** A window for a few words to another person: the reason of an undo, an answer, a message. */
export function WordsDialog<Answer, Variables>({
  over,
  label,
  hint,
  name = 'reason',
  draft,
  failed,
  write,
  toSend,
  onSaved,
  onClose,
  ...dialog
}: WordsDialogProps<Answer, Variables>) {
  const { send, progress } = useFormSaving(write, failed);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(Words, 'es'),
    defaultValues: { words: '' },
  });

  const submit = handleSubmit(({ words }) =>
    send(
      toSend(words),
      (answer) => {
        onSaved?.(answer);
        onClose();
      },
      (error) => {
        const message = fieldRefusal(error, name, 'es');
        if (message) setError('words', { message });
        return message !== undefined;
      },
    ),
  );

  // The person's own success is no news.
  const isOver = Boolean(over) && !progress.saving.saving;
  return (
    <FormDialog
      {...dialog}
      {...progress}
      onSubmit={submit}
      dirty={formState.isDirty}
      disabled={isOver}
      onClose={onClose}
    >
      {isOver && <Notice tone="info">{over}</Notice>}
      <Field label={label} hint={hint} error={formState.errors.words?.message} required>
        <Textarea {...register('words')} draft={draft} rows={3} />
      </Field>
    </FormDialog>
  );
}
