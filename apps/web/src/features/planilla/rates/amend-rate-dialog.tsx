import { isMoneyDate, LENGTHS, MAX_HOURLY_RATE, moneyDates, writeNumber } from '@faena/shared/domain';
import type { Rate } from '@faena/shared/schemas';
import { useState } from 'react';
import { formatRateStart } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { numberOf, rateKind } from '@/lib/typed-number.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { RateInput } from '../money-input.tsx';
import { type RateAmendment, useAmendmentPreview, useAmendRate } from '../requests.ts';
import { rateTexts } from '../texts/rates.ts';
import { isUnusual, RatePreview } from './rate-effect.tsx';
import { todayIn } from './rate-start.tsx';

type AmendRateDialogProps = {
  employeeId: string;
  rate: Rate;
  timeZone: string;
  verb: 'correct' | 'remove';
  onClose: () => void;
};

/** Corrects or removes a rate, with a preview of the effect on its time (RATE-7). */
export function AmendRateDialog({ employeeId, rate, timeZone, verb, onClose }: AmendRateDialogProps) {
  const texts = rateTexts[verb];
  const params = { id: employeeId, rateId: rate._id };
  const { currency, format, unit } = useMoney();
  const kind = rateKind(currency);
  const written = writeNumber(rate.hourlyRate, kind);
  const [typed, setTyped] = useState({ amount: written, from: '', note: rate.note });
  const today = todayIn(timeZone);
  const { send, progress } = useFormSaving(useAmendRate(params), rateTexts.failed);

  // A text without a number is neither previewed nor sent.
  const read = numberOf(typed.amount, kind);
  const hourlyRate = read ?? rate.hourlyRate;
  const isTooHigh = hourlyRate > MAX_HOURLY_RATE;
  const isDated = typed.from === '' || isMoneyDate(typed.from, today);
  const amendment: RateAmendment =
    verb === 'remove'
      ? null
      : { hourlyRate, note: typed.note, ...(typed.from && isDated && { from: typed.from }) };
  const isValid = verb === 'remove' || (read !== null && !isTooHigh && isDated);
  const settled = useSettled(amendment, isValid);
  const preview = useAmendmentPreview(params, settled.value);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    send(amendment, () => {
      toast.success(texts.saved);
      onClose();
    });
  }

  const given = `${format(rate.hourlyRate)} · ${rateTexts.history.since(formatRateStart(rate, timeZone))}`;
  return (
    <FormDialog
      title={texts.title}
      description={verb === 'remove' ? `${given}. ${rateTexts.remove.hint}` : given}
      size="lg"
      labels={{
        cancel: rateTexts.cancel,
        save: isUnusual(preview.data) ? rateTexts.review.meant(format(hourlyRate)) : texts.save,
        saving: rateTexts.saving,
      }}
      onSubmit={submit}
      dirty={typed.amount !== written || typed.from !== '' || typed.note !== rate.note}
      {...progress}
      onClose={onClose}
      danger={verb === 'remove'}
      disabled={!settled.isSettled || !preview.data || preview.isPlaceholderData}
    >
      {verb === 'correct' && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Field
            label={rateTexts.amount(unit)}
            error={isTooHigh ? rateTexts.tooHigh(format(MAX_HOURLY_RATE)) : undefined}
            className="w-36"
          >
            <RateInput value={typed.amount} onValueChange={(amount) => setTyped({ ...typed, amount })} />
          </Field>
          <Field label={rateTexts.otherDate} hint={rateTexts.otherDateHint} className="w-48">
            <DatePicker
              {...moneyDates(today)}
              value={typed.from}
              onValueChange={(from) => setTyped({ ...typed, from })}
            />
          </Field>
          <Field label={rateTexts.note} hint={rateTexts.noteHint} className="min-w-56 flex-1">
            <Input
              value={typed.note}
              maxLength={LENGTHS.reason}
              onChange={(event) => setTyped({ ...typed, note: event.target.value })}
            />
          </Field>
        </div>
      )}
      <RatePreview query={preview} timeZone={timeZone} />
    </FormDialog>
  );
}
