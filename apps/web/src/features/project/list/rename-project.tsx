import { LENGTHS } from '@faena/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { projectListTexts } from '@/texts/project-list.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';

const texts = projectListTexts.projects;

/** A new name that was not saved, and the reason. */
export interface FailedName {
  readonly typed: string;
  readonly reason: string;
}

type RenameProjectProps = {
  name: string;
  /** The failed name, kept for another try (FORM-9). */
  failed?: FailedName | undefined;
  /** Called once with the new name, or null for an unchanged one. `byKey` is true after Enter or Esc. */
  onDone: (name: string | null, byKey: boolean) => void;
};

/** The field of a rename: Enter or leaving it saves, Esc restores the name. */
export function RenameProject({ name, failed, onDone }: RenameProjectProps) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const [value, setValue] = useState(failed?.typed ?? name);
  useUnsaved(value !== name);

  useEffect(() => {
    // Some browsers do not focus a field when its text is selected.
    input.current?.focus();
    input.current?.select();
  }, []);

  function finish(save: boolean, byKey: boolean): void {
    // The field also blurs when it unmounts.
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
            // A blur does not send a refused name again.
            if (value !== failed?.typed) finish(true, false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Esc must not also close the menu around the field on a phone.
            event.stopPropagation();
            finish(false, true);
          }}
        />
      </Field>
    </form>
  );
}
