import { isBlank } from '@faena/shared/domain';
import type { LineOfBusiness } from '@faena/shared/schemas';
import { useState } from 'react';
import { adminTexts } from '@/texts/admin.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { UserText } from '@/ui/user-text.tsx';

const texts = adminTexts.linesOfBusiness;

export type LineNameProps = {
  line: LineOfBusiness;
  renaming: boolean;
  /** What the field begins with. */
  typed: string;
  /** Why what was typed was not saved. */
  failure: string | undefined;
  /** With the new name, or null when it stays. */
  onRenamed: (name: string | null) => void;
};

/** The name in its row; while it is renamed a field, with Enter to save and Esc to leave it. */
export function LineName({ renaming, ...form }: LineNameProps) {
  const { line } = form;
  return renaming ? <RenameForm {...form} /> : <UserText>{line.name}</UserText>;
}

function RenameForm({ line, typed, failure, onRenamed }: Omit<LineNameProps, 'renaming'>) {
  const [name, setName] = useState(typed);
  useUnsaved(name !== line.name);
  return (
    <form
      noValidate
      className="flex max-w-md flex-wrap items-center gap-2 py-1 font-normal"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(name)) onRenamed(name.trim() === line.name ? null : name.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onRenamed(null);
      }}
    >
      <Field
        label={texts.renameField(line.name)}
        hideLabel
        error={failure}
        className="w-auto flex-1 basis-40 self-start"
      >
        <Input autoFocus value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />
      </Field>
      <Button type="submit" variant="primary" disabled={isBlank(name)}>
        {texts.save}
      </Button>
      <Button onClick={() => onRenamed(null)}>{texts.cancel}</Button>
    </form>
  );
}
