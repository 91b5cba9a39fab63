import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { locale } from '@/lib/language.ts';
import { dateTexts } from '@/texts/dates.ts';
import { cn } from './cn.ts';
import { dateOf, isoOf } from './date-text.ts';
import { IconButton } from './icon-button.tsx';

export type MonthGridProps = {
  /** Any day of the chosen month as `yyyy-MM-dd`, or empty. */
  value: string;
  /** Called with the first day of a month. */
  onChoose: (iso: string) => void;
};

const short = new Intl.DateTimeFormat(locale, { month: 'short' });
const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** The twelve months of a year, with buttons to the years before and after. */
export function MonthGrid({ value, onChoose }: MonthGridProps) {
  const chosen = dateOf(value);
  const [year, setYear] = useState((chosen ?? new Date()).getFullYear());
  return (
    <div className="w-60">
      <div className="mb-1 flex items-center justify-between">
        <IconButton icon={ChevronLeft} label={dateTexts.previousYear} onClick={() => setYear(year - 1)} />
        <span aria-live="polite" className="tabular font-medium">
          {year}
        </span>
        <IconButton icon={ChevronRight} label={dateTexts.nextYear} onClick={() => setYear(year + 1)} />
      </div>
      <div className="grid grid-cols-3 gap-1">
        {Array.from({ length: 12 }, (_, index) => new Date(year, index, 1)).map((month) => {
          const current = chosen?.getFullYear() === year && chosen.getMonth() === month.getMonth();
          return (
            <button
              key={month.getMonth()}
              type="button"
              aria-label={long.format(month)}
              aria-pressed={current}
              onClick={() => onChoose(isoOf(month))}
              className={cn(
                'h-control rounded-control capitalize transition-colors hover:bg-hover',
                current && 'bg-ink text-paper hover:bg-ink/85',
              )}
            >
              {short.format(month)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
