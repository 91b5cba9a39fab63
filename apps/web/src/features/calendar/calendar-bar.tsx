import type { DateRange } from '@faena/shared/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDates } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { calendarTexts as texts } from './texts/calendar.ts';
import { type CalendarView, dayBeside, VIEWS } from './use-calendar-address.ts';

const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type CalendarBarProps = {
  view: CalendarView;
  day: string;
  range: DateRange;
  onView: (view: CalendarView) => void;
  /** Leads to a day; null is today. */
  onDay: (day: string | null) => void;
};

/** The shown days, the ways to others, and the choice of the view. */
export function CalendarBar({ view, day, range, onView, onDay }: CalendarBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 aria-live="polite" className="min-w-44 flex-1 font-semibold text-lg">
        {view === 'month' ? monthAndYear.format(Date.parse(day)) : formatDates(range)}
      </h2>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={texts.earlier}
          onClick={() => onDay(dayBeside(view, day, -1))}
        />
        <Button onClick={() => onDay(null)}>{texts.today}</Button>
        <IconButton icon={ChevronRight} label={texts.later} onClick={() => onDay(dayBeside(view, day, 1))} />
      </div>
      <SegmentedControl
        label={texts.view}
        className="max-md:hidden"
        value={view}
        onValueChange={onView}
        segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
      />
    </div>
  );
}
