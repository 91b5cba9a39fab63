import type { DateRange } from '@faena/shared/domain';
import type { Calendar } from '@faena/shared/schemas';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import { CarryArea } from './carry-area.tsx';
import { DayGrid } from './day-grid.tsx';
import { FeedsButton } from './feed/feeds-button.tsx';
import { useCalendar } from './requests.ts';
import { shownThings } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import { type CalendarValues, type CalendarView, useCalendarAddress } from './use-calendar-address.ts';
import { useCarry } from './use-carry.ts';
import { useConfirmedChanges, useDrawnCalendar } from './use-drawn-calendar.ts';

/** Tasks, projects, closings, paydays and absences by day, over all companies or of one (CAL-1). */
export function CalendarPage() {
  const { values, view, day, range, change, go } = useCalendarAddress();
  const query = useCalendar(range, values.empresa);
  useConfirmedChanges();
  return (
    <>
      <PageHeader title={texts.title} actions={<FeedsButton />} />
      <CalendarBar
        view={view}
        day={day}
        range={range}
        onView={(vista) => change({ vista })}
        onDay={(to) => go(to ?? '')}
      />
      <CalendarFilters calendar={query.data} values={values} change={change} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-96" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData
      >
        {(calendar) => (
          <Things calendar={calendar} values={values} view={view} day={day} range={range} go={go} />
        )}
      </QueryState>
    </>
  );
}

type ThingsProps = {
  calendar: Calendar;
  values: CalendarValues;
  view: CalendarView;
  day: string;
  range: DateRange;
  go: (day: string) => void;
};

function Things({ calendar: read, values, view, day, range, go }: ThingsProps) {
  const calendar = useDrawnCalendar(read);
  const shown = useMemo(() => shownThings(calendar, values, range), [calendar, values, range]);
  const carry = useCarry(calendar);
  const { held } = carry;
  const target = (held?.by === 'keys' ? day : held?.over) ?? null;
  const way = { shown, range, today: calendar.today, withCompany: calendar.companies.length > 1, target };
  return (
    <CarryArea carry={carry} day={day} go={go}>
      {calendar.isCut && <p className="mb-3 text-muted">{texts.cut}</p>}
      {view !== 'agenda' && <DayGrid {...way} view={view} day={day} held={held} go={go} />}
      {view === 'week' && shown.total === 0 && <p className="mt-3 text-muted">{texts.empty}</p>}
      {view === 'agenda' &&
        (shown.total === 0 ? (
          <EmptyState icon={CalendarDays} title={texts.empty} hint={texts.emptyHint} />
        ) : (
          <Agenda {...way} steps="agenda" />
        ))}
    </CarryArea>
  );
}
