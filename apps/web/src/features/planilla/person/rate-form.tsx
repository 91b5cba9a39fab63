import { MAX_HOURLY_RATE, MIN_HOURLY_RATE, toCents, unusualRate } from '@faena/shared/domain';
import type { Rate } from '@faena/shared/schemas';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { reportError } from '@/lib/report.ts';
import { serverNow } from '@/lib/server-clock.ts';
import type { Way } from '@/lib/unsaved.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { toast } from '@/ui/toast.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { rateOf } from '../rates/rate-of.ts';
import { FROM_NOW, hasMore, RateStartFields, useDateOfStart } from '../rates/rate-start.tsx';
import { useRates, useSaveRate } from '../requests.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { rateTexts } from '../texts/rates.ts';

const ReviewRateDialog = laterOpened(() =>
  import('../rates/review-rate-dialog.tsx').then(({ ReviewRateDialog }) => ReviewRateDialog),
);

const texts = payrollTexts.summary;

type RateFormProps = {
  employeeId: string;
  rate: number;
  timeZone: string;
  /** Whether it is in sight; their other rates are read only then. */
  isShown: boolean;
};

/**
 * 'Configurar tarifa': the hourly rate. A plain rate from now on saves at once; one that changes past hours, looks
 * mistyped or has a note shows its effect first (RATE-5, RATE-8).
 */
export function RateForm({ employeeId, rate, timeZone, isShown }: RateFormProps) {
  // The text being typed; null otherwise, when the rate itself shows.
  const [draft, setDraft] = useState<string | null>(null);
  const [begins, setBegins] = useState(FROM_NOW);
  const [isReviewed, setReviewed] = useState(false);
  const money = useMoney();
  const { alert } = useDialogs();
  useUnsaved((draft !== null && draft !== String(rate)) || hasMore(begins), anotherPerson);
  const { data: rates = [] } = useRates(employeeId, { enabled: isShown });
  const { mutate, isPending } = useSaveRate(employeeId);

  const next = rateOf(draft ?? String(rate));
  const isTooHigh = next > MAX_HOURLY_RATE;
  const { from, query } = useDateOfStart(begins, timeZone);

  function save(event: React.FormEvent): void {
    event.preventDefault();
    setDraft(String(next));
    if (isTooHigh || from === null) return;
    if (hasMore(begins) || isUnusual(next, rates)) setReviewed(true);
    else saveNow();
  }

  function saveNow(): void {
    mutate(next, {
      onSuccess: saved,
      onError: (error) => {
        reportError(error);
        void alert(texts.saveFailed);
      },
    });
  }

  function saved(): void {
    setDraft(null);
    setBegins(FROM_NOW);
    toast.success(texts.saved(money.format(next)));
  }

  return (
    <>
      <form noValidate onSubmit={save} className="grid grid-cols-1 gap-3 pb-3">
        <div className="flex flex-wrap items-start gap-2">
          <Field
            label={texts.input(money.unit)}
            error={isTooHigh ? rateTexts.tooHigh(money.format(MAX_HOURLY_RATE)) : undefined}
            className="w-32"
          >
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
          <Button type="submit" variant="primary" loading={isPending} className="mt-6">
            {isPending ? texts.saving : texts.save}
          </Button>
        </div>
        <RateStartFields value={begins} onChange={setBegins} disabled={isPending} />
        <QueryNote query={query} failed={rateTexts.periodFailed} />
        {from === null && begins.start === 'date' && begins.date === '' && (
          <p className="text-muted text-sm">{rateTexts.dateMissing}</p>
        )}
        <p className="max-w-prose text-muted text-sm">{texts.inputHint}</p>
      </form>
      {isReviewed && (
        <ReviewRateDialog
          change={{
            employeeIds: [employeeId],
            hourlyRate: next,
            note: begins.note,
            ...(typeof from === 'string' && { from }),
          }}
          timeZone={timeZone}
          onSaved={saved}
          onClose={() => setReviewed(false)}
        />
      )}
    </>
  );
}

/** By the rule of the server, which does not ask when a rate is saved from now on. */
function isUnusual(next: number, rates: readonly Rate[]): boolean {
  const dated = rates.map(({ from, hourlyRate }) => ({ from: new Date(from), cents: toCents(hourlyRate) }));
  return unusualRate(dated, { from: new Date(serverNow()), cents: toCents(next) }) !== null;
}

/** The address names the person. */
function anotherPerson({ from, to }: Way): boolean {
  return (
    from.pathname !== to.pathname || from.searchParams.get('empleado') !== to.searchParams.get('empleado')
  );
}
