import { LENGTHS, MAX_BOARD_VIEWS } from '@faena/shared/domain';
import { ViewName } from '@faena/shared/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { toast } from '@/ui/toast.ts';
import { boardViewTexts as texts } from '../texts/board-views.ts';
import { nameFault } from './name-fault.ts';
import { useViewAddress, useViews } from './use-views.ts';

/** Saves the present filter and view under a name (VIEW-5). */
export function SaveView({ names }: { names: readonly string[] }) {
  const { change } = useViews();
  const { present } = useViewAddress();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  if (names.length >= MAX_BOARD_VIEWS)
    return <p className="mt-3 text-muted">{texts.full(MAX_BOARD_VIEWS)}</p>;

  function save(event: FormEvent): void {
    event.preventDefault();
    const wrong = nameFault(typed, names);
    setFault(wrong);
    if (wrong) return;
    const view = { name: ViewName.parse(typed), params: present };
    setTyped('');
    change(
      (all) => [...all, view],
      () => toast.success(texts.saved, { description: view.name }),
    );
  }

  return (
    <>
      <NearLimit present={names.length} most={MAX_BOARD_VIEWS} screen="es" className="mt-3" />
      <form noValidate onSubmit={save} className="mt-3 flex items-end gap-2 border-line border-t pt-3">
        <Field label={texts.saveThis} error={fault} className="min-w-0 flex-1">
          <Input
            value={typed}
            placeholder={texts.name}
            maxLength={LENGTHS.viewName}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Button type="submit" className={fault && 'mb-6'}>
          {texts.save}
        </Button>
      </form>
    </>
  );
}
