import { type DateRange, daysOf, periodRange } from '@faena/shared/domain';
import { useState } from 'react';
import { formatDateInWords } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { usePrinting } from '@/ui/use-printing.ts';
import { Agenda } from './agenda.tsx';
import { MonthDay } from './month-day.tsx';
import type { ShownThings, Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import type { Held } from './use-carry.ts';
import { useGridKeys } from './use-grid-keys.ts';

const WEEK = 7;
const NOTHING: readonly Thing[] = [];
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

type MonthProps = {
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

/** The days of a month as a grid with one tab stop (CAL-5, CAL-15). Enter opens the day. */
export function Month({ shown, range, day, today, withCompany, held, target, go }: MonthProps) {
  const { grid, onKeyDown } = useGridKeys(day, go);
  const [opened, setOpened] = useState<string | null>(null);
  const printing = usePrinting();
  const days = daysOf(range);
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  const month = periodRange('month', day);
  // A task that is picked up in the window of its day leaves it.
  if (held && opened !== null) setOpened(null);
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrows come to
          role="grid"
          aria-label={texts.title}
          onKeyDown={onKeyDown}
          className="w-full table-fixed border-collapse"
        >
          <thead>
            <tr className="border-line border-b">
              {days.slice(0, WEEK).map((first) => (
                <th key={first} className="truncate px-2 py-1.5 text-left font-normal text-muted text-sm">
                  {weekday.format(Date.parse(first))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]} className="not-last:border-line not-last:border-b">
                {week.map((one) => (
                  <MonthDay
                    key={one}
                    day={one}
                    things={shown.byDay.get(one) ?? NOTHING}
                    spans={shown.spans}
                    isToday={one === today}
                    isOutside={one < month.startDate || one > month.endDate}
                    isActive={one === day}
                    withCompany={withCompany}
                    isWhole={printing}
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
