import { type DateRange, daysOf } from '@faena/shared/domain';
import { Link } from 'react-router-dom';
import { formatDateInWords, formatDayAndMonth } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { firstShownDay, type ShownSpan, type ShownThings, type Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import { ThingLine } from './thing-line.tsx';

/** How many lines are drawn at once. */
const STEP = 100;

type AgendaProps = {
  shown: ShownThings;
  range: DateRange;
  today: string;
  withCompany: boolean;
  /** The day that a task is carried over; absent in a window. */
  target?: string | null;
  /** The name of the number of drawn lines in the address; absent in a window. */
  steps?: string;
};

/** Days with things, one after another (CAL-1). The days of a project or an absence stand on the first of them. */
export function Agenda({ shown, range, today, withCompany, target, steps: name }: AgendaProps) {
  const lines = daysOf(range).flatMap((day) => [
    ...shown.spans
      .filter(
        ({ startDay, endDay }) => day === firstShownDay({ startDate: startDay, endDate: endDay }, range),
      )
      .map((span) => ({ day, span, thing: null })),
    ...(shown.byDay.get(day) ?? [])
      .filter((thing) => isListed(thing, day, range))
      .map((thing) => ({ day, span: null, thing })),
  ]);
  const steps = useSteps(lines, STEP, name);
  const days = [...new Set(steps.shown.map(({ day }) => day))];
  return (
    <div className="grid max-w-3xl">
      {days.map((day) => (
        <section
          key={day}
          data-day={day}
          aria-labelledby={`day-${day}`}
          className={cn(
            'grid gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]',
            day === target && 'bg-accent-tint',
          )}
        >
          <h3 id={`day-${day}`} className={cn('font-medium', day === today && 'text-accent')}>
            {formatDateInWords(day)}
            {day === today && <span className="sr-only">{`, ${texts.todayIs}`}</span>}
          </h3>
          <ul className="grid content-start gap-1.5">
            {steps.shown
              .filter((line) => line.day === day)
              .map(({ span, thing }) => (
                <li key={span?._id ?? thing?.key}>
                  {span && <SpanLine span={span} />}
                  {thing && <ThingLine thing={thing} view="agenda" withCompany={withCompany} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {steps.more}
    </div>
  );
}

function SpanLine({ span }: { span: ShownSpan }) {
  return (
    <Link
      to={`/projects/${span._id}`}
      className="flex min-h-10 flex-wrap items-center gap-x-2.5 rounded-control bg-accent-tint px-2.5 py-1.5 transition-colors hover:bg-hover pointer-coarse:min-h-11"
    >
      <UserText lines={2}>{span.name}</UserText>
      <span className="text-muted text-sm">{texts.until(formatDayAndMonth(span.endDay))}</span>
    </Link>
  );
}

const isListed = (thing: Thing, day: string, range: DateRange) =>
  thing.kind !== 'absence' || day === firstShownDay(thing.absence, range);
