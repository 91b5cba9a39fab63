import { LENGTHS } from '@faena/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { projectListTexts } from '@/texts/project-list.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';

const texts = projectListTexts.projects;

/** A new name that was not saved, and why. */
export interface FailedName {
  readonly typed: string;
  readonly reason: string;
}

type RenameProjectProps = {
  name: string;
  /** The typed text stays for another try, with the failure (FORM-9). */
  failed?: FailedName | undefined;
  /** Called once, with the new name, or with null when nothing is to change; `byKey` by Enter or Esc. */
  onDone: (name: string | null, byKey: boolean) => void;
};

/** The inline rename: Enter or leaving the field saves, Esc restores the name. */
export function RenameProject({ name, failed, onDone }: RenameProjectProps) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const [value, setValue] = useState(failed?.typed ?? name);
  useUnsaved(value !== name);

  useEffect(() => {
    // Selecting alone gives focus in some browsers only.
    input.current?.focus();
    input.current?.select();
  }, []);

  function finish(save: boolean, byKey: boolean): void {
    // The field loses focus once more when it goes away.
    if (done.current) return;
    done.current = true;
    const next = value.trim();
    onDone(save && next && next !== name ? next : null, byKey);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finish(true, true);
      }}
    >
      <Field label={texts.of(texts.rename, name)} hideLabel error={failed?.reason}>
        <Input
          ref={input}
          value={value}
          maxLength={LENGTHS.name}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            // A blur does not resend a refused name.
            if (value !== failed?.typed) finish(true, false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // On a phone it would close the menu around it.
            event.stopPropagation();
            finish(false, true);
          }}
        />
      </Field>
    </form>
  );
}
