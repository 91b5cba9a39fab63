import { MIN_HOURLY_RATE } from '@faena/shared/domain';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { reportError } from '@/lib/report.ts';
import type { Way } from '@/lib/unsaved.ts';
import { payrollTexts } from '@/texts/payroll.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { useSaveRate } from '../requests.ts';
import { rateOf } from './rate-of.ts';

const texts = payrollTexts.summary;

/** 'Configurar tarifa': the hourly rate. */
export function RateForm({ employeeId, rate }: { employeeId: string; rate: number }) {
  // What is being typed; null while nobody does, when the rate itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const money = useMoney();
  const { alert } = useDialogs();
  useUnsaved(draft !== null && draft !== String(rate), anotherPerson);
  const { mutate, isPending } = useSaveRate(employeeId);

  function save(event: React.FormEvent): void {
    event.preventDefault();
    const next = rateOf(draft ?? String(rate));
    setDraft(String(next));
    mutate(next, {
      onSuccess: () => {
        setDraft(null);
        toast.success(texts.saved(money.format(next)));
      },
      onError: (error) => {
        reportError(error);
        void alert(texts.saveFailed);
      },
    });
  }

  return (
    <form noValidate onSubmit={save} className="pb-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={texts.input(money.unit)} className="w-32">
          <Input
            type="number"
            inputMode="decimal"
            min={MIN_HOURLY_RATE}
            step="0.01"
            value={draft ?? String(rate)}
            disabled={isPending}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" loading={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-muted text-sm">{texts.inputHint}</p>
    </form>
  );
}

/** Whose rate it is stands in the address. */
function anotherPerson({ from, to }: Way): boolean {
  return (
    from.pathname !== to.pathname || from.searchParams.get('empleado') !== to.searchParams.get('empleado')
  );
}
