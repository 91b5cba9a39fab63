import { singleSpaced } from '@faena/shared/domain';
import { useState } from 'react';
import { Field } from './field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { Input } from './input.tsx';

type DeleteByNameDialogProps = Pick<
  FormDialogProps,
  'title' | 'description' | 'labels' | 'saving' | 'failure' | 'onClose' | 'children'
> & {
  /** The name to type, and the label of its field. */
  name: string;
  label: string;
  onConfirm: () => void;
};

/** Asks before something large is gone for good: only its exact name enables the button. */
export function DeleteByNameDialog({ name, label, onConfirm, children, ...dialog }: DeleteByNameDialogProps) {
  const [typed, setTyped] = useState('');
  // Several spaces look like one.
  const confirmed = singleSpaced(typed) === singleSpaced(name);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (confirmed) onConfirm();
  }

  return (
    <FormDialog
      {...dialog}
      size="sm"
      onSubmit={submit}
      // The name is typed to be sure; there is nothing of it to keep.
      dirty={false}
      danger
      disabled={!confirmed}
    >
      {children}
      <Field label={label}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
}
