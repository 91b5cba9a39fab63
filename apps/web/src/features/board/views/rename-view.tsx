import { LENGTHS } from '@faena/shared/domain';
import { ViewName } from '@faena/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { OWN_ESCAPE } from '@/ui/popover.tsx';
import { boardViewTexts as texts } from '../texts/board-views.ts';
import { nameFault } from './name-fault.ts';

type RenameViewProps = {
  name: string;
  others: readonly string[];
  /** Called with the new name, or null if it stays; `byKey` if the focus is still in the field. */
  onDone: (next: string | null, byKey: boolean) => void;
};

/**
 * The name of a view in a field. Enter saves it, and leaving the field too; Escape discards it. Enter on an invalid
 * name shows its fault, and leaving the field keeps the former name.
 */
export function RenameView({ name, others, onDone }: RenameViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(byKey: boolean): void {
    const wrong = nameFault(typed, others);
    if (wrong && byKey) setFault(wrong);
    else {
      const next = wrong ? name : ViewName.parse(typed);
      onDone(next === name ? null : next, byKey);
    }
  }

  return (
    <form
      noValidate
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        end(true);
      }}
    >
      <Field label={texts.rename(name)} hideLabel error={fault}>
        <Input
          ref={field}
          {...OWN_ESCAPE}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onDone(null, true);
          }}
          value={typed}
          maxLength={LENGTHS.viewName}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => end(false)}
        />
      </Field>
    </form>
  );
}
