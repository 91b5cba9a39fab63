import type { Language } from '@faena/shared/language';
import { endOfISOWeek, startOfISOWeek } from 'date-fns';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { language } from '@/lib/language.ts';
import { cn } from './cn.ts';
import { dateOf, isoOf } from './date-text.ts';

export type CalendarProps = {
  /** The chosen date as `yyyy-MM-dd`, or empty. */
  value: string;
  onChoose: (iso: string) => void;
  /** Marks the whole ISO week of the chosen date. */
  week?: boolean;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day. */
  max?: string | undefined;
};

const DATE_LOCALES = { original: es, es, en: enGB } satisfies Record<Language, unknown>;

const classNames = {
  root: 'relative mx-auto w-fit',
  months: 'relative',
  month_caption: 'flex h-control items-center justify-center font-medium capitalize',
  nav: 'absolute inset-x-0 top-0 flex h-control items-center justify-between',
  button_previous: 'grid size-control place-items-center rounded-control hover:bg-hover',
  button_next: 'grid size-control place-items-center rounded-control hover:bg-hover',
  chevron: 'size-4 fill-muted',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-control text-center font-normal text-muted text-sm',
  day: 'tabular p-0 text-center',
  day_button: 'grid size-control place-items-center rounded-control hover:bg-hover',
  today: '[&>button]:font-semibold [&>button]:text-accent',
  selected: '[&>button]:bg-ink [&>button]:text-paper [&>button]:hover:bg-ink/85',
  outside: 'text-muted',
  disabled: 'opacity-40 [&>button]:cursor-not-allowed [&>button]:hover:bg-transparent',
};

/** The days of a month, Monday first. It loads when a `DatePicker` opens. */
export function Calendar({ value, onChoose, week = false, min, max }: CalendarProps) {
  const selected = dateOf(value);
  const before = dateOf(min ?? '');
  const after = dateOf(max ?? '');
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      ISOWeek
      locale={DATE_LOCALES[language]}
      selected={selected}
      {...(selected && { defaultMonth: selected })}
      onSelect={(date) => onChoose(isoOf(date))}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      modifiers={
        week && selected ? { week: { from: startOfISOWeek(selected), to: endOfISOWeek(selected) } } : {}
      }
      modifiersClassNames={{
        week: cn('bg-accent-tint first:rounded-l-control last:rounded-r-control'),
      }}
      classNames={classNames}
    />
  );
}
