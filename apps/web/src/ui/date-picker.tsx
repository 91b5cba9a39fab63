import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';
import { type DateGranularity, dateOf, shownDate, typedDate } from './date-text.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Part } from './part.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

const loadCalendar = () => import('./calendar.tsx').then(({ Calendar }) => Calendar);

export type DatePickerProps = {
  /** A date as `yyyy-MM-dd` (of a month its first day), or empty. */
  value: string;
  onValueChange: (iso: string) => void;
  granularity?: DateGranularity;
  placeholder?: string;
  /** Neither typed nor chosen dates go outside of these (`yyyy-MM-dd`, inclusive). */
  min?: string | undefined;
  max?: string | undefined;
  /** Its name where no `Field` gives one. */
  'aria-label'?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  className?: string;
};

/** A date, typed as dd/MM/yyyy (MM/yyyy for months) or chosen from a calendar. Controlled. */
export function DatePicker({
  value,
  onValueChange,
  granularity = 'day',
  placeholder = granularity === 'month' ? uiTexts.date.month : uiTexts.date.day,
  min,
  max,
  disabled = false,
  onBlur,
  className,
  ...props
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  // What is being typed; `null` while nobody does, when the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null);

  function settle(): void {
    const iso = draft === null ? null : typedDate(draft, granularity);
    const allowed = iso === '' || (iso !== null && (!min || iso >= min) && (!max || iso <= max));
    if (allowed && iso !== value) onValueChange(iso);
    // Text that is no date, or none that is allowed, gives way to the last one that was.
    setDraft(null);
  }

  function choose(iso: string): void {
    setOpen(false);
    onValueChange(iso);
  }

  return (
    <span className={cn('relative block w-40', className)}>
      <Input
        {...props}
        disabled={disabled}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? shownDate(value, granularity)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        className="tabular pr-control"
      />
      <span className="absolute inset-y-px right-px *:h-full">
        <Popover
          label={uiTexts.date.choose}
          open={open}
          onOpenChange={setOpen}
          align="end"
          trigger={<IconButton icon={CalendarDays} label={uiTexts.date.choose} disabled={disabled} />}
        >
          {granularity === 'month' ? (
            <MonthGrid value={value} onChoose={choose} />
          ) : (
            <Part load={loadCalendar} waiting={<Skeleton className="h-72 w-56" />}>
              {(Calendar) => (
                <Calendar
                  value={dateOf(value) ? value : ''}
                  onChoose={choose}
                  week={granularity === 'week'}
                  min={min}
                  max={max}
                />
              )}
            </Part>
          )}
        </Popover>
      </span>
    </span>
  );
}
