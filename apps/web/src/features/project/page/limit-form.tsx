import { MAX_WIP_LIMIT } from '@faena/shared/domain';
import { type FormEvent, useState } from 'react';
import { type LimitFormProps, useTaskContext } from '@/features/task/index.ts';
import { reportError } from '@/lib/report.ts';
import { COUNT, numberOf } from '@/lib/typed-number.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { useUpdateProject } from '../change-requests.ts';

/** Sets or removes the limit of one column (WIP-1). */
export function LimitForm({ status, onDone }: LimitFormProps) {
  const { projectId, limits } = useTaskContext();
  const limit = limits[status];
  const [text, setText] = useState(limit === undefined ? '' : String(limit));
  const [fault, setFault] = useState<string>();
  const update = useUpdateProject(projectId);

  function send(chosen: number | null): void {
    update.mutate(
      { wipLimits: { [status]: chosen } },
      {
        onSuccess: onDone,
        onError: (error) => {
          reportError(error);
          setFault(messageOf(error, texts.failed, 'es'));
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = numberOf(text, COUNT);
    if (chosen !== null && chosen >= 1 && chosen <= MAX_WIP_LIMIT) send(chosen);
    else setFault(texts.whole(MAX_WIP_LIMIT));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label={texts.most} hint={texts.hint} error={fault}>
        <NumberInput
          kind={COUNT}
          shape={texts.whole(MAX_WIP_LIMIT)}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setFault(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {limit !== undefined && (
          <Button onClick={() => send(null)} disabled={update.isPending}>
            {texts.remove}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={update.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
