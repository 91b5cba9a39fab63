import { isBlank, LENGTHS } from '@faena/shared/domain';
import type { LineOfBusiness } from '@faena/shared/schemas';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { UserText } from '@/ui/user-text.tsx';
import { adminTexts } from '../texts/admin.ts';

const texts = adminTexts.linesOfBusiness;

type RenameLineProps = {
  line: LineOfBusiness;
  /** A refused name and its reason, kept for another try (FORM-9). */
  failed?: { readonly typed: string; readonly reason: string };
  /** Called with the new name; null for an unchanged one. */
  onRenamed: (name: string | null) => void;
};

export type LineNameProps = RenameLineProps & { renaming: boolean };

/** The name of a line in its row. While it is renamed, a field: Enter saves, Esc cancels. */
export function LineName({ renaming, ...form }: LineNameProps) {
  return renaming ? <RenameLine {...form} /> : <UserText>{form.line.name}</UserText>;
}

/** The field for a new name. */
export function RenameLine({ line, failed, onRenamed }: RenameLineProps) {
  const [name, setName] = useState(failed?.typed ?? line.name);
  useUnsaved(name !== line.name);
  return (
    <form
      noValidate
      className={cn(
        'flex max-w-md flex-wrap gap-2 py-1 font-normal',
        failed ? 'mb-4 items-start *:mt-6 *:first:mt-0' : 'items-center',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(name)) onRenamed(name.trim() === line.name ? null : name.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onRenamed(null);
      }}
    >
      <Field
        longest={LENGTHS.name}
        label={texts.renameField(line.name)}
        hideLabel={!failed}
        error={failed?.reason}
        className="w-auto flex-1 basis-40"
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
