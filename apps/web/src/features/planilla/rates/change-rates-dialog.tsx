import { MAX_HOURLY_RATE, MIN_HOURLY_RATE, type NumberKind, PERCENTAGES } from '@faena/shared/domain';
import type { PayrollPerson } from '@faena/shared/schemas';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { numberOf, PERCENTAGE, rateKind } from '@/lib/typed-number.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { type RateChange, useChangeRates, useRatePreview } from '../requests.ts';
import { rateTexts } from '../texts/rates.ts';
import { PeopleChoice } from './people-choice.tsx';
import { isUnusual, RatePreview } from './rate-effect.tsx';
import { FROM_NOW, hasMore, RateStartFields, useDateOfStart } from './rate-start.tsx';
import { RefusedPeople, refusedIds } from './refused-people.tsx';

const texts = rateTexts.several;
const MODES = ['amount', 'percentage'] as const;
type Mode = (typeof MODES)[number];

/** The percentage of a change; a negative one lowers rates. */
const CHANGE: NumberKind = { ...PERCENTAGE, negative: true };
const RATES = { min: MIN_HOURLY_RATE, max: MAX_HOURLY_RATE };

type ChangeRatesDialogProps = {
  people: readonly PayrollPerson[];
  timeZone: string;
  onClose: () => void;
};

/** 'Cambiar tarifas' of several people, to an amount or by a percentage, all or none (RATE-6). */
export function ChangeRatesDialog({ people, timeZone, onClose }: ChangeRatesDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState<Mode>('amount');
  const [typed, setTyped] = useState('');
  const [begins, setBegins] = useState(FROM_NOW);
  const { currency, format, unit } = useMoney();
  const { send, progress } = useFormSaving(useChangeRates(), texts.failed);

  const { from, query } = useDateOfStart(begins, timeZone);
  const kind = mode === 'amount' ? rateKind(currency) : CHANGE;
  const amount = numberOf(typed, kind);
  const { min, max } = mode === 'amount' ? RATES : PERCENTAGES;
  const isOut = amount !== null && (amount < min || amount > max);
  const faults = { amount: rateTexts.tooHigh(format(max)), percentage: texts.percentageOut(min, max) };
  const fault = isOut ? faults[mode] : undefined;
  const isReady = chosen.size > 0 && amount !== null && !isOut && from !== null;
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
      {...progress}
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
          <Field label={rateTexts.amount(unit)} error={fault} className="w-40">
            <NumberInput kind={kind} value={typed} onValueChange={setTyped} />
          </Field>
        ) : (
          <Field label={texts.percentage} hint={texts.percentageHint} error={fault} className="w-56">
            <NumberInput kind={kind} value={typed} onValueChange={setTyped} />
          </Field>
        )}
      </div>
      <RateStartFields timeZone={timeZone} value={begins} onChange={setBegins} />
      <QueryNote query={query} failed={rateTexts.periodFailed} />
      {settled.value && change ? (
        <RatePreview
          query={preview}
          timeZone={timeZone}
          refused={
            refusedIds(preview.error).length > 0 && (
              <RefusedPeople error={preview.error} people={people} chosen={chosen} onChange={setChosen} />
            )
          }
        />
      ) : (
        <p className="text-muted">{texts.choose}</p>
      )}
    </FormDialog>
  );
}
