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
  /** Called with the new name, or null for an unchanged one. `byKey` is true after Enter or Escape. */
  onDone: (next: string | null, byKey: boolean) => void;
};

/**
 * The field of a view's name. Enter or leaving it saves, Escape discards. For an invalid name Enter shows the fault,
 * and leaving keeps the former name.
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
