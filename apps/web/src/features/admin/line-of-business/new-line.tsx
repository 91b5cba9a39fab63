import { isBlank, LENGTHS } from '@faena/shared/domain';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { fieldRefusal } from '@/ui/field-errors.ts';
import { Input } from '@/ui/input.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { adminTexts } from '../texts/admin.ts';
import { useCreateLineOfBusiness } from './requests.ts';

const texts = adminTexts.linesOfBusiness;

/** Creates a line of business. An empty name is not sent (LINE-1). */
export function NewLine() {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  useUnsaved(!isBlank(name));
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useCreateLineOfBusiness();
  return (
    <form
      noValidate
      className="mb-4 flex max-w-md items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank(name)) return;
        mutate(name, {
          onSuccess: () => setName(''),
          onError: (refused) => {
            const said = fieldRefusal(refused, 'name', 'es');
            if (said) setProblem(said);
            else quietFailure(texts.createFailed)(refused);
          },
          onSettled: () => input.current?.focus(),
        });
      }}
    >
      <Field longest={LENGTHS.name} label={texts.newName} error={problem} className="flex-1">
        <Input
          ref={input}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
          autoComplete="off"
          readOnly={isPending}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isPending} disabled={isBlank(name)}>
        {isPending ? texts.creating : texts.create}
      </Button>
    </form>
  );
}
