import { calendarDateOf, isMoneyDate, LENGTHS, moneyDates, periodShown } from '@faena/shared/domain';
import { usePayCalendar } from '@/features/company/index.ts';
import { useActiveCompany } from '@/lib/active-company.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { rateTexts } from '../texts/rates.ts';

const STARTS = ['now', 'period', 'date'] as const;

/** The start of a rate, and its reason. */
export interface RateStart {
  readonly start: (typeof STARTS)[number];
  /** `yyyy-MM-dd`, or the typed text. */
  readonly date: string;
  readonly note: string;
}

export const FROM_NOW: RateStart = { start: 'now', date: '', note: '' };

/** The chosen date: undefined for now, null while unknown. `query` reads the start of the period. */
export function useDateOfStart({ start, date }: RateStart, timeZone: string) {
  const { query, startOfPeriod } = useStartOfPeriod(timeZone, start === 'period');
  const typed = isMoneyDate(date, todayIn(timeZone)) ? date : null;
  const dates = { now: undefined, period: startOfPeriod, date: typed };
  return { from: dates[start], query };
}

/** The first day of the current pay period of the active company (PAY-61); null until it is `wanted` and read. */
function useStartOfPeriod(timeZone: string, wanted: boolean) {
  const company = useActiveCompany();
  const query = usePayCalendar(wanted && company ? company._id : '');
  return { query, startOfPeriod: query.data ? periodShown(query.data, todayIn(timeZone)).startDate : null };
}

/** Today by the company's clock. */
export const todayIn = (timeZone: string) => calendarDateOf(new Date(serverNow()), timeZone);

/** Whether the form has more than the usual choice. */
export const hasMore = ({ start, note }: RateStart) => start !== 'now' || note.trim() !== '';

type RateStartFieldsProps = {
  value: RateStart;
  onChange: (value: RateStart) => void;
  timeZone: string;
  disabled?: boolean;
};

/** 'Vigente desde': now, the start of the pay period, or a date (RATE-4); and a note. */
export function RateStartFields({ value, onChange, timeZone, disabled = false }: RateStartFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="max-w-full">
        <p aria-hidden className="mb-1 font-medium text-sm">
          {rateTexts.from}
        </p>
        <SegmentedControl
          label={rateTexts.from}
          segments={STARTS.map((start) => ({ value: start, label: rateTexts.starts[start] }))}
          value={value.start}
          onValueChange={(start) => onChange({ ...value, start })}
        />
      </div>
      {value.start === 'date' && (
        <Field label={rateTexts.date} className="w-40">
          <DatePicker
            {...moneyDates(todayIn(timeZone))}
            value={value.date}
            disabled={disabled}
            onValueChange={(date) => onChange({ ...value, date })}
          />
        </Field>
      )}
      <Field label={rateTexts.note} hint={rateTexts.noteHint} className="min-w-56 flex-1">
        <Input
          value={value.note}
          maxLength={LENGTHS.reason}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, note: event.target.value })}
        />
      </Field>
    </div>
  );
}
