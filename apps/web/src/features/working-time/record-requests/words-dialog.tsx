import { LENGTHS } from '@faena/shared/domain';
import { requiredText } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog, type FormDialogProps } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';

const Words = z.object({ words: requiredText(LENGTHS.reason) });

type WordsDialogProps<Answer, Variables> = Pick<FormDialogProps, 'danger' | 'onClose'> & {
  texts: FormDialogProps['labels'] & {
    readonly title: string;
    readonly field: string;
    readonly hint?: string;
    readonly failed: string;
  };
  write: ReturnType<typeof useWrite<Answer, Variables>>;
  /** What is sent with these words. */
  toSend: (words: string) => Variables;
};

/** A window for a few words that somebody else reads: a message, or why a request is declined. */
export function WordsDialog<Answer, Variables>({
  texts,
  write,
  toSend,
  onClose,
  ...look
}: WordsDialogProps<Answer, Variables>) {
  const { save, state } = useSaving(write);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Words, 'es'),
    defaultValues: { words: '' },
  });

  const submit = handleSubmit(({ words }) => {
    setFailure(null);
    save(toSend(words), {
      onSuccess: onClose,
      onError: (error) => {
        reportError(error);
        setFailure(messageOf(error, texts.failed, 'es'));
      },
    });
  });

  return (
    <FormDialog
      {...look}
      title={texts.title}
      labels={texts}
      onSubmit={submit}
      saving={state}
      dirty={formState.isDirty}
      onClose={onClose}
      failure={failure}
    >
      <Field label={texts.field} hint={texts.hint} error={formState.errors.words?.message} required>
        <Textarea {...register('words')} rows={3} />
      </Field>
    </FormDialog>
  );
}
