import { CalendarDays } from 'lucide-react';
import { use, useId, useLayoutEffect, useState } from 'react';
import { dateTexts } from '@/texts/dates.ts';
import { cn } from './cn.ts';
import { dateFaultText } from './date-fault-text.ts';
import { type DateGranularity, dateOf, shownDate, typedDate } from './date-text.ts';
import { FieldContext } from './field-context.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Part } from './part.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

const loadCalendar = () => import('./calendar.tsx').then(({ Calendar }) => Calendar);

export type DatePickerProps = {
  /** A date as `yyyy-MM-dd` (for a month its first day), empty, or typed text that is no date (FORM-6). */
  value: string;
  /** Saving the form refuses a text that is no date, by `dateFaultText`. */
  onValueChange: (value: string) => void;
  granularity?: DateGranularity;
  placeholder?: string;
  /** The first possible date (`yyyy-MM-dd`); an earlier typed one stays and shows an error. */
  min?: string | undefined;
  /** The last possible date. */
  max?: string | undefined;
  /** The accessible name, without a `Field`. */
  'aria-label'?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  className?: string;
};

/**
 * A date, typed as dd/MM/yyyy (MM/yyyy for months) or chosen from a calendar. An invalid date stays as typed, with the
 * reason at its field. Controlled.
 */
export function DatePicker({
  value,
  onValueChange,
  granularity = 'day',
  placeholder = granularity === 'month' ? dateTexts.month : dateTexts.day,
  min,
  max,
  disabled = false,
  onBlur,
  className,
  ...props
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  // The typed text; `null` while the value itself shows.
  const [draft, setDraft] = useState<string | null>(null);
  const field = use(FieldContext);
  const faultId = useId();
  const fault = dateFaultText(value, granularity, { min, max });
  const shown = dateOf(value) ? shownDate(value, granularity) : value;

  const showFault = field?.showFault;
  useLayoutEffect(() => {
    showFault?.(fault);
    return () => showFault?.(undefined);
  }, [showFault, fault]);

  function settle(): void {
    const next = draft === null ? value : (typedDate(draft, granularity) ?? draft.trim());
    if (next !== value) onValueChange(next);
    setDraft(null);
  }

  function choose(iso: string): void {
    setOpen(false);
    setDraft(null);
    onValueChange(iso);
  }

  return (
    <span className={cn('block w-40', className)}>
      <span className="relative block">
        <Input
          {...(fault && !field && { 'aria-invalid': true, 'aria-describedby': faultId })}
          {...props}
          disabled={disabled}
          placeholder={placeholder}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? shown}
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
            label={dateTexts.choose}
            open={open}
            onOpenChange={setOpen}
            align="end"
            whole
            trigger={<IconButton icon={CalendarDays} label={dateTexts.choose} disabled={disabled} />}
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
      {fault && !field && (
        <span id={faultId} role="alert" className="mt-1 block text-danger text-sm">
          {fault}
        </span>
      )}
    </span>
  );
}
