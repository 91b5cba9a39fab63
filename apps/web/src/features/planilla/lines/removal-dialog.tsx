import { LENGTHS } from '@faena/shared/domain';
import { useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { conceptTexts } from '@/texts/concepts.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';

const texts = conceptTexts.removal;

type RemovalDialogProps = {
  title: string;
  description: string;
  /** What is said when it could not be removed. */
  failed: string;
  name: string;
  /** Takes the reason. */
  removal: ReturnType<typeof useWrite<unknown, string>>;
  onClose: () => void;
};

/** Asks before a concept or a line goes, and why; the history keeps it. */
export function RemovalDialog({ title, description, failed, name, removal, onClose }: RemovalDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { save, state } = useSaving(removal);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    setFailure(null);
    save(reason, {
      onSuccess: () => {
        toast.success(texts.saved(name));
        onClose();
      },
      onError: (error) => {
        reportError(error);
        setFailure(messageOf(error, failed, 'es'));
      },
    });
  }

  return (
    <FormDialog
      title={title}
      description={description}
      labels={{ cancel: conceptTexts.form.cancel, save: texts.save, saving: texts.saving }}
      onSubmit={submit}
      dirty={reason !== ''}
      saving={state}
      onClose={onClose}
      failure={failure}
      danger
    >
      <Field label={conceptTexts.form.reason} hint={conceptTexts.form.reasonHint}>
        <Input value={reason} maxLength={LENGTHS.reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
