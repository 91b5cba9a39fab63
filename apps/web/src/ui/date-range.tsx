import { dateTexts } from '@/texts/dates.ts';
import { cn } from './cn.ts';
import { DatePicker } from './date-picker.tsx';
import { Field } from './field.tsx';

/** Two dates as `yyyy-MM-dd`; empty where open. */
type DateRangeValue = { from: string; to: string };

export type DateRangeProps = {
  value: DateRangeValue;
  onValueChange: (value: DateRangeValue) => void;
  /** The label of the first date, by default 'Desde'. */
  fromLabel?: string;
  toLabel?: string;
  fromError?: string | undefined;
  toError?: string | undefined;
  className?: string;
};

/** The first and the last date of a range; the last shows an error if it is before the first. Controlled. */
export function DateRange({
  value,
  onValueChange,
  fromLabel = dateTexts.from,
  toLabel = dateTexts.to,
  fromError,
  toError,
  className,
}: DateRangeProps) {
  return (
    <div className={cn('flex flex-wrap gap-4', className)}>
      <Field label={fromLabel} error={fromError}>
        <DatePicker value={value.from} onValueChange={(from) => onValueChange({ ...value, from })} />
      </Field>
      <Field label={toLabel} error={toError}>
        <DatePicker
          value={value.to}
          min={value.from || undefined}
          onValueChange={(to) => onValueChange({ ...value, to })}
        />
      </Field>
    </div>
  );
}
