import { isBlank } from '@faena/shared/domain';
import type { LineOfBusiness } from '@faena/shared/schemas';
import { useState } from 'react';
import { adminTexts } from '@/texts/admin.ts';
import { Button } from '@/ui/button.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { UserText } from '@/ui/user-text.tsx';

const texts = adminTexts.linesOfBusiness;

export type LineNameProps = {
  line: LineOfBusiness;
  renaming: boolean;
  /** With the new name, or null when it stays. */
  onRenamed: (name: string | null) => void;
};

/** The name in its row; while it is renamed a field, with Enter to save and Esc to leave it. */
export function LineName({ line, renaming, onRenamed }: LineNameProps) {
  return renaming ? <RenameForm line={line} onRenamed={onRenamed} /> : <UserText>{line.name}</UserText>;
}

function RenameForm({ line, onRenamed }: Omit<LineNameProps, 'renaming'>) {
  const [name, setName] = useState(line.name);
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
      <Input
        autoFocus
        aria-label={texts.renameField(line.name)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        className="w-auto flex-1 basis-40"
      />
      <Button type="submit" variant="primary" disabled={isBlank(name)}>
        {texts.save}
      </Button>
      <Button onClick={() => onRenamed(null)}>{texts.cancel}</Button>
    </form>
  );
}
