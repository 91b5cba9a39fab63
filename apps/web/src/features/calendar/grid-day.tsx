import { weekdayOf } from '@faena/shared/domain';
import { type KeyboardEvent, memo } from 'react';
import { formatDateInWords } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import type { ShownSpan, Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import { ThingLine } from './thing-line.tsx';
import type { GridView } from './use-calendar-address.ts';

/** The lines of a month's day, spans included, and the lanes among them (CAL-5). */
const LINES = 4;
const LANES = 2;

type GridDayProps = {
  day: string;
  view: GridView;
  things: readonly Thing[];
  spans: readonly ShownSpan[];
  isToday: boolean;
  isOutside: boolean;
  /** The only tab stop of the grid. */
  isActive: boolean;
  withCompany: boolean;
  /** Whether all things are drawn: in a week (CAL-22), and on paper, which has no *n más* to press (DESIGN-27). */
  isWhole: boolean;
  /** The title of the task that is carried over this day; null without one. */
  landing: string | null;
  onOpen: (day: string) => void;
};

/** A day of a grid: its spans, the things that fit or all of them, and a button for the others. */
export const GridDay = memo(function GridDay({
  day,
  view,
  things,
  spans,
  onOpen,
  withCompany,
  isWhole,
  ...state
}: GridDayProps) {
  const { isToday, isOutside, isActive, landing } = state;
  const own = spans.filter(({ startDay, endDay }) => startDay <= day && day <= endDay);
  const drawn = isWhole ? own : own.filter(({ lane }) => lane < LANES);
  const lanes = Math.max(0, ...drawn.map(({ lane }) => lane + 1));
  const room = LINES - lanes;
  const fits = isWhole || (things.length <= room && own.length === drawn.length);
  const fit = fits ? things.length : Math.max(0, room - 1);
  const left = things.length - fit + own.length - drawn.length;
  const count = own.length + things.length;
  const words = formatDateInWords(day);
  const says = [
    words,
    ...(isToday ? [texts.todayIs] : []),
    count === 0 ? texts.nothing : texts.things(count),
  ].join(', ');
  const tabIndex = isActive ? 0 : -1;
  const isWeek = view === 'week';

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (count > 0) onOpen(day);
  }

  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which the arrows come to
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      className={cn(
        'relative border-line border-b bg-surface p-1 align-top not-last:border-r focus-visible:-outline-offset-2 group-last/row:border-b-0',
        isWeek ? 'h-96' : 'h-34',
        isOutside && 'bg-paper text-muted',
        landing !== null && 'bg-accent-tint outline-2 outline-accent -outline-offset-2',
      )}
    >
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="sr-only">{says}</span>
        {landing !== null && (
          <span aria-hidden className={cn('absolute top-1 right-1 bottom-1', isWeek ? 'left-1' : 'left-8')}>
            <span className="sticky top-[calc(max(var(--header),var(--kept-above))+3rem)] flex h-6 items-center rounded-[4px] border border-accent border-dashed bg-surface px-1.5 text-ink text-sm">
              <UserText lines={1}>{landing}</UserText>
            </span>
          </span>
        )}
        {!isWeek && <DayNumber day={day} isToday={isToday} />}
        {Array.from({ length: lanes }, (_, lane) => lane).map((lane) => (
          <Lane key={lane} span={drawn.find((span) => span.lane === lane)} day={day} />
        ))}
        {things.slice(0, fit).map((thing) => (
          <ThingLine
            key={thing.key}
            thing={thing}
            view={view}
            withCompany={withCompany}
            tabIndex={tabIndex}
          />
        ))}
        {left > 0 && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={texts.moreOn(left, words)}
            onClick={() => onOpen(day)}
            className="min-h-6 rounded-[4px] px-1.5 text-left font-medium text-muted text-sm hover:bg-hover"
          >
            {texts.more(left)}
          </button>
        )}
      </div>
    </td>
  );
});

/** The number of a day in its month. Screen readers hear the whole date from the day itself. */
export function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'tabular grid size-6 shrink-0 place-items-center rounded-full text-sm',
        isToday && 'bg-accent font-semibold text-paper',
      )}
    >
      {Number(day.slice(8))}
    </span>
  );
}

/** A day of a project's span; its name stands on the first day and on each Monday. */
function Lane({ span, day }: { span: ShownSpan | undefined; day: string }) {
  if (!span) return <span aria-hidden className="h-5 shrink-0" />;
  const isFirst = span.startDay === day;
  const isNamed = isFirst || weekdayOf(day) === 1;
  return (
    <span
      className={cn(
        '-mx-1 block h-5 shrink-0 truncate bg-accent-tint px-2 text-sm',
        isFirst && 'ml-0 rounded-l-[4px]',
        span.endDay === day && 'mr-0 rounded-r-[4px]',
      )}
    >
      <UserText {...(!isNamed && { className: 'sr-only' })}>{span.name}</UserText>
    </span>
  );
}
