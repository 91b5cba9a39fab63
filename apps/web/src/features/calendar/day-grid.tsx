import { type DateRange, daysOf, periodRange } from '@faena/shared/domain';
import { useState } from 'react';
import { formatDateInWords } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { cn } from '@/ui/cn.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { usePrinting } from '@/ui/use-printing.ts';
import { Agenda } from './agenda.tsx';
import { DayNumber, GridDay } from './grid-day.tsx';
import type { ShownThings, Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import { type GridView, WEEK_DAYS } from './use-calendar-address.ts';
import type { Held } from './use-carry.ts';
import { useGridKeys } from './use-grid-keys.ts';

const NOTHING: readonly Thing[] = [];
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

const headClass = 'truncate border-line border-b px-2 py-1.5 text-left font-normal text-muted text-sm';
/** Stays below the frame's header while a long week scrolls. */
const stickyHeadClass = 'sticky top-[max(var(--header),var(--kept-above))] z-10 bg-surface';

type DayGridProps = {
  view: GridView;
  shown: ShownThings;
  range: DateRange;
  day: string;
  today: string;
  withCompany: boolean;
  /** The carried task, and the day that it is held over. */
  held: Held | null;
  target: string | null;
  go: (day: string) => void;
};

/** The days of a month or a week as a grid with one tab stop (CAL-5, CAL-15, CAL-22). Enter opens the day. */
export function DayGrid({ view, shown, range, day, today, withCompany, held, target, go }: DayGridProps) {
  const { grid, onKeyDown } = useGridKeys(day, go);
  const [opened, setOpened] = useState<string | null>(null);
  const printing = usePrinting();
  const days = daysOf(range);
  const weeks = Array.from({ length: days.length / WEEK_DAYS }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );
  const isWeek = view === 'week';
  const inside = isWeek ? range : periodRange('month', day);
  // A task that is picked up in the window of its day leaves it.
  if (held && opened !== null) setOpened(null);
  return (
    <>
      {/* A box that scrolls would keep the head of a long week from staying in view. */}
      <div className="overflow-clip rounded-card border border-line">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrows come to
          role="grid"
          aria-label={texts.title}
          onKeyDown={onKeyDown}
          className="w-full table-fixed border-separate border-spacing-0"
        >
          <thead>
            <tr>
              {days.slice(0, WEEK_DAYS).map((first) => (
                <th key={first} className={cn(headClass, isWeek && stickyHeadClass)}>
                  <span className={cn(isWeek && 'flex items-center gap-0.5')}>
                    {weekday.format(Date.parse(first))}
                    {isWeek && <DayNumber day={first} isToday={first === today} />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]} className="group/row">
                {week.map((one) => (
                  <GridDay
                    key={one}
                    day={one}
                    view={view}
                    things={shown.byDay.get(one) ?? NOTHING}
                    spans={shown.spans}
                    isToday={one === today}
                    isOutside={one < inside.startDate || one > inside.endDate}
                    isActive={one === day}
                    withCompany={withCompany}
                    isWhole={isWeek || printing}
                    landing={held && one === target ? held.task.title : null}
                    onOpen={setOpened}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Dialog
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        title={opened === null ? '' : formatDateInWords(opened)}
      >
        {opened !== null && (
          <Agenda
            shown={shown}
            range={{ startDate: opened, endDate: opened }}
            today={today}
            withCompany={withCompany}
          />
        )}
      </Dialog>
    </>
  );
}
