import { shownName } from '@faena/shared/domain';
import { useState } from 'react';
import { useSaving } from '@/lib/use-saving.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { messageOf, type ScreenLanguage } from '@/texts/wording.ts';
import { Field } from './field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { Input } from './input.tsx';
import { toast } from './toast.ts';

type DeleteByNameDialogProps = Pick<FormDialogProps, 'title' | 'description' | 'onClose' | 'children'> & {
  /** The name to type. */
  name: string;
  texts: {
    readonly cancel: string;
    /** The label of the button. */
    readonly submit: string;
    /** The label of the field. */
    readonly typeName: (name: string) => string;
    /** The toast of a deletion. */
    readonly done: (name: string) => string;
    /** The message of a failure without one of its own. */
    readonly failed: string;
  };
  /** The language of its screen in the original mix. */
  screen: ScreenLanguage;
  /** The deletion, which takes the id or name in `target`. */
  write: ReturnType<typeof useWrite<unknown, string>>;
  target: string;
};

/** Asks before the deletion of something large; the button needs its exact name. */
export function DeleteByNameDialog({
  name,
  texts,
  screen,
  write,
  target,
  onClose,
  children,
  ...dialog
}: DeleteByNameDialogProps) {
  const [typed, setTyped] = useState('');
  const { save: remove, error, state } = useSaving(write);
  // Names that look the same count as the same.
  const confirmed = shownName(typed) === shownName(name);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!confirmed) return;
    remove(target, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      {...dialog}
      labels={{ cancel: texts.cancel, save: texts.submit }}
      size="sm"
      onSubmit={submit}
      // The typed name is a confirmation, so no draft keeps it.
      dirty={false}
      saving={state}
      failure={error && messageOf(error, texts.failed, screen)}
      onClose={onClose}
      danger
      disabled={!confirmed}
    >
      {children}
      <Field label={texts.typeName(name)}>
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
