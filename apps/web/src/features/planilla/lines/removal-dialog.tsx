import { LENGTHS } from '@faena/shared/domain';
import { useState } from 'react';
import type { useWrite } from '@/lib/use-write.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { conceptTexts } from '../texts/concepts.ts';

const texts = conceptTexts.removal;

type RemovalDialogProps = {
  title: string;
  description: string;
  /** The message of a failed removal. */
  failed: string;
  name: string;
  /** The request, which takes the reason. */
  removal: ReturnType<typeof useWrite<unknown, string>>;
  onClose: () => void;
};

/** Asks for a confirmation and a reason before it removes a concept or a line; the history keeps the reason. */
export function RemovalDialog({ title, description, failed, name, removal, onClose }: RemovalDialogProps) {
  const [reason, setReason] = useState('');
  const { send, progress } = useFormSaving(removal, failed);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    send(reason, () => {
      toast.success(texts.saved(name));
      onClose();
    });
  }

  return (
    <FormDialog
      title={title}
      description={description}
      labels={{ cancel: conceptTexts.form.cancel, save: texts.save, saving: texts.saving }}
      onSubmit={submit}
      dirty={reason !== ''}
      {...progress}
      onClose={onClose}
      danger
    >
      <Field label={conceptTexts.form.reason} hint={conceptTexts.form.reasonHint}>
        <Input value={reason} maxLength={LENGTHS.reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
