import {
  MAX_HOURLY_RATE,
  MIN_HOURLY_RATE,
  type NumberFault,
  toCents,
  unusualRate,
  usualRate,
  writeNumber,
} from '@faena/shared/domain';
import type { PayrollPerson, Rate } from '@faena/shared/schemas';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { reportError } from '@/lib/report.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { rateKind, readTyped } from '@/lib/typed-number.ts';
import type { Way } from '@/lib/unsaved.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { toast } from '@/ui/toast.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { RateInput } from '../money-input.tsx';
import { FROM_NOW, hasMore, RateStartFields, useDateOfStart } from '../rates/rate-start.tsx';
import { useRates, useSaveRate } from '../requests.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { rateTexts } from '../texts/rates.ts';

const ReviewRateDialog = laterOpened(() =>
  import('../rates/review-rate-dialog.tsx').then(({ ReviewRateDialog }) => ReviewRateDialog),
);

const texts = payrollTexts.summary;

type Colleague = Pick<PayrollPerson, '_id' | 'hourlyRate'>;

type RateFormProps = {
  employeeId: string;
  rate: number;
  /** The people whose rates a first rate is compared with; the employee may be among them. */
  people: readonly Colleague[];
  timeZone: string;
  /** Whether the form is visible. Only then the employee's rates are read. */
  isShown: boolean;
};

/**
 * 'Configurar tarifa': the hourly rate. A usual rate from now on saves at once. A rate with a note, an unusual one, or
 * one for past hours shows its effect first (RATE-5, RATE-8).
 */
export function RateForm({ employeeId, rate, people, timeZone, isShown }: RateFormProps) {
  // The typed text; null while the saved rate shows.
  const [draft, setDraft] = useState<string | null>(null);
  // A text that reads as 0, which the form shows before it saves.
  const [zeroed, setZeroed] = useState<string | null>(null);
  const [begins, setBegins] = useState(FROM_NOW);
  const [isReviewed, setReviewed] = useState(false);
  const money = useMoney();
  const { alert } = useDialogs();
  const kind = rateKind(money.currency);
  const written = writeNumber(rate, kind);
  const shown = draft ?? written;
  useUnsaved(shown !== written || hasMore(begins), anotherPerson);
  const { data: rates } = useRates(employeeId, { enabled: isShown });
  const { mutate, isPending } = useSaveRate(employeeId);

  const others = people.filter(({ _id }) => _id !== employeeId);
  const read = readTyped(shown, kind);
  const next = 'value' in read ? read.value : null;
  const isTooHigh = next !== null && next > MAX_HOURLY_RATE;
  const { from, query } = useDateOfStart(begins, timeZone);

  function save(event: React.FormEvent): void {
    event.preventDefault();
    if (next === null) {
      if ('fault' in read && BECOMES_ZERO.has(read.fault)) type(writeNumber(MIN_HOURLY_RATE, kind), shown);
      return;
    }
    if (isTooHigh || from === null) return;
    if (hasMore(begins) || isUnusual(next, rates ?? present(rate), others)) setReviewed(true);
    else saveNow(next);
  }

  function type(text: string, became: string | null = null): void {
    setDraft(text);
    setZeroed(became);
  }

  function saveNow(hourlyRate: number): void {
    mutate(hourlyRate, {
      onSuccess: () => saved(hourlyRate),
      onError: (error) => {
        reportError(error);
        void alert(texts.saveFailed);
      },
    });
  }

  function saved(hourlyRate: number): void {
    setDraft(null);
    setZeroed(null);
    setBegins(FROM_NOW);
    toast.success(texts.saved(money.format(hourlyRate)));
  }

  const fault = isTooHigh ? rateTexts.tooHigh(money.format(MAX_HOURLY_RATE)) : undefined;

  return (
    <>
      <form noValidate onSubmit={save} className="grid grid-cols-1 gap-3 pb-3">
        <div className="flex flex-wrap items-start gap-2">
          <Field
            label={texts.input(money.unit)}
            error={zeroed === null ? fault : texts.zeroed(zeroed)}
            className="w-32"
          >
            <RateInput value={shown} disabled={isPending} onValueChange={(text) => type(text)} />
          </Field>
          <Button type="submit" variant="primary" loading={isPending} className="mt-6">
            {isPending ? texts.saving : texts.save}
          </Button>
        </div>
        <RateStartFields timeZone={timeZone} value={begins} onChange={setBegins} disabled={isPending} />
        <QueryNote query={query} failed={rateTexts.periodFailed} />
        {from === null && begins.start === 'date' && begins.date === '' && (
          <p className="text-muted text-sm">{rateTexts.dateMissing}</p>
        )}
        <p className="max-w-prose text-muted text-sm">{texts.inputHint}</p>
      </form>
      {isReviewed && next !== null && (
        <ReviewRateDialog
          change={{
            employeeIds: [employeeId],
            hourlyRate: next,
            note: begins.note,
            ...(typeof from === 'string' && { from }),
          }}
          timeZone={timeZone}
          onSaved={() => saved(next)}
          onClose={() => setReviewed(false)}
        />
      )}
    </>
  );
}

/** The faults whose text becomes a visible 0; any other text stays in the field (FORM-17). */
const BECOMES_ZERO: ReadonlySet<NumberFault['fault']> = new Set(['not_a_number', 'negative']);

/** A rate with its start. */
type DatedRate = Pick<Rate, 'from' | 'hourlyRate'>;

/** The present rate in place of a history that is not read yet; 0 is none. */
const present = (hourlyRate: number): DatedRate[] =>
  hourlyRate > 0 ? [{ from: new Date(0).toISOString(), hourlyRate }] : [];

/** Applies the server's rule here, because the server does not ask about a rate from now on. */
function isUnusual(next: number, rates: readonly DatedRate[], others: readonly Colleague[]): boolean {
  const dated = rates.map(({ from, hourlyRate }) => ({ from: new Date(from), cents: toCents(hourlyRate) }));
  const usual = usualRate(others.map(({ hourlyRate }) => toCents(hourlyRate)));
  return unusualRate(dated, { from: new Date(serverNow()), cents: toCents(next) }, usual) !== null;
}

/** Whether the address names another person. */
function anotherPerson({ from, to }: Way): boolean {
  return (
    from.pathname !== to.pathname || from.searchParams.get('empleado') !== to.searchParams.get('empleado')
  );
}
