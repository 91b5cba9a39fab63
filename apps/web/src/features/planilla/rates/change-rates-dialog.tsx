import { MAX_HOURLY_RATE, MIN_HOURLY_RATE, PERCENTAGES } from '@faena/shared/domain';
import type { PayrollPerson } from '@faena/shared/schemas';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { type RateChange, useChangeRates, useRatePreview } from '../requests.ts';
import { rateTexts } from '../texts/rates.ts';
import { PeopleChoice } from './people-choice.tsx';
import { isUnusual, RatePreview } from './rate-effect.tsx';
import { rateOf } from './rate-of.ts';
import { FROM_NOW, hasMore, RateStartFields, useDateOfStart } from './rate-start.tsx';

const texts = rateTexts.several;
const MODES = ['amount', 'percentage'] as const;
type Mode = (typeof MODES)[number];

type ChangeRatesDialogProps = {
  people: readonly PayrollPerson[];
  timeZone: string;
  onClose: () => void;
};

/** 'Cambiar tarifas' for several people at once, to an amount or by a percentage, all or nothing (RATE-6). */
export function ChangeRatesDialog({ people, timeZone, onClose }: ChangeRatesDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState<Mode>('amount');
  const [typed, setTyped] = useState('');
  const [begins, setBegins] = useState(FROM_NOW);
  const { format, unit } = useMoney();
  const { send, told } = useFormSaving(useChangeRates(), texts.failed);

  const { from, query } = useDateOfStart(begins, timeZone);
  const amount = mode === 'amount' ? rateOf(typed) : percentageOf(typed);
  const isTooHigh = mode === 'amount' && amount !== null && amount > MAX_HOURLY_RATE;
  const isReady = chosen.size > 0 && typed.trim() !== '' && amount !== null && !isTooHigh && from !== null;
  const change: RateChange | null = isReady
    ? {
        employeeIds: people.flatMap(({ _id }) => (chosen.has(_id) ? [_id] : [])),
        ...(mode === 'amount' ? { hourlyRate: amount } : { percentage: amount }),
        ...(from && { from }),
        note: begins.note,
      }
    : null;
  const settled = useSettled(change);
  const preview = useRatePreview(settled.value);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!change) return;
    send({ ...change, confirmed: true }, () => {
      toast.success(texts.saved(change.employeeIds.length));
      onClose();
    });
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.hint}
      size="lg"
      labels={{
        cancel: rateTexts.cancel,
        save: isUnusual(preview.data) ? texts.meant : texts.save,
        saving: rateTexts.saving,
      }}
      onSubmit={submit}
      dirty={chosen.size > 0 || typed !== '' || hasMore(begins)}
      {...told}
      onClose={onClose}
      disabled={!change || !settled.isSettled || !preview.data || preview.isPlaceholderData}
    >
      <PeopleChoice people={people} chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div>
          <p aria-hidden className="mb-1 font-medium text-sm">
            {texts.mode}
          </p>
          <SegmentedControl
            label={texts.mode}
            segments={MODES.map((value) => ({ value, label: texts.modes[value] }))}
            value={mode}
            onValueChange={setMode}
          />
        </div>
        {mode === 'amount' ? (
          <Field
            label={rateTexts.amount(unit)}
            error={isTooHigh ? rateTexts.tooHigh(format(MAX_HOURLY_RATE)) : undefined}
            className="w-40"
          >
            <Input
              type="number"
              inputMode="decimal"
              min={MIN_HOURLY_RATE}
              step="0.01"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        ) : (
          <Field label={texts.percentage} hint={texts.percentageHint} className="w-56">
            <Input
              type="number"
              min={PERCENTAGES.min}
              max={PERCENTAGES.max}
              step="0.01"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </div>
      <RateStartFields value={begins} onChange={setBegins} />
      <QueryNote query={query} failed={rateTexts.periodFailed} />
      {settled.value && change ? (
        <RatePreview query={preview} timeZone={timeZone} />
      ) : (
        <p className="text-muted">{texts.choose}</p>
      )}
    </FormDialog>
  );
}

/** A percentage as it is typed, of at most two decimals; null where it is none that rates can change by. */
function percentageOf(typed: string): number | null {
  const percentage = Math.round(Number(typed) * 100) / 100;
  return percentage >= PERCENTAGES.min && percentage <= PERCENTAGES.max ? percentage : null;
}
