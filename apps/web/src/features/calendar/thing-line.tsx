import { type DateRange, DONE_STATUS } from '@faena/shared/domain';
import { Banknote, Check, Lock, UserX } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { formatDates, formatDayAndMonth } from '@/lib/format-moment.ts';
import { absenceKinds } from '@/texts/absence-kinds.ts';
import { cn } from '@/ui/cn.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { CARRY_INSTRUCTIONS_ID, HeldContext } from './held-context.ts';
import type { Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';
import type { CalendarView } from './use-calendar-address.ts';

type ThingLineProps = {
  thing: Thing;
  /** Whether things of several companies are shown, so that each says its own. */
  withCompany: boolean;
  /** A month cuts its lines; those of a narrow day of a week and of the agenda wrap. */
  view: CalendarView;
  tabIndex?: number;
};

const lineClass: Record<CalendarView, string> = {
  month: 'flex h-6 print:h-auto items-center gap-1.5 rounded-[4px] border px-1.5 text-sm',
  week: 'flex min-h-6 items-center gap-1.5 rounded-[4px] border px-1.5 py-0.5 text-sm pointer-coarse:min-h-11',
  agenda: 'flex min-h-10 items-center gap-2.5 rounded-control border px-2.5 py-1.5 pointer-coarse:min-h-11',
};

/** A thing of a day, which leads to its task or period (CAL-6, CAL-7). An absence leads nowhere. */
export function ThingLine({ thing, view, withCompany, tabIndex }: ThingLineProps) {
  const { company } = thing;
  const inGrid = view !== 'agenda';
  const isHeld = use(HeldContext) === thing.key;
  const content = (
    <>
      <Words thing={thing} view={view} />
      {withCompany && company && (
        <span title={company.name} className={cn('inline-flex', inGrid && 'max-lg:hidden')}>
          <span className="sr-only">{`, ${company.name}`}</span>
          <CompanyTile name={company.name} color={company.color} size="sm" />
        </span>
      )}
    </>
  );
  if (thing.kind === 'absence')
    return <p className={cn('min-w-0', lineClass[view], lookOf(thing))}>{content}</p>;
  return (
    <Link
      to={addressOf(thing)}
      {...(thing.kind === 'task' && carried(thing.key, inGrid))}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(thing.kind !== 'task' && company && { onClick: () => storeActiveCompany(company) })}
      className={cn(
        'min-w-0 transition-colors hover:bg-hover focus-visible:-outline-offset-2',
        lineClass[view],
        lookOf(thing),
        thing.kind === 'task' && 'touch-manipulation select-none [-webkit-touch-callout:none]',
        // The mouse is released over the day, so that a drop opens no task.
        isHeld && 'pointer-events-none opacity-40',
      )}
    >
      {content}
    </Link>
  );
}

const ICONS = { closing: Lock, payday: Banknote, absence: UserX } as const;

/** The marks of a line that can be carried to another day (CAL-11). Keys carry it in a grid alone. */
const carried = (taskId: string, byKeys: boolean) => ({
  'data-task': taskId,
  draggable: false,
  ...(byKeys && { 'aria-describedby': CARRY_INSTRUCTIONS_ID }),
});

/** The lines after which a title is cut. A day of a week is narrow. */
const TITLE_LINES = { month: 1, week: 3, agenda: 2 } as const;

function Words({ thing, view }: { thing: Thing; view: CalendarView }) {
  const inGrid = view !== 'agenda';
  if (thing.kind === 'task') {
    const { title, isLate } = thing.task;
    return (
      <>
        <UserText
          lines={TITLE_LINES[view]}
          className={cn('flex-1', inGrid && 'print:line-clamp-none print:whitespace-normal')}
        >
          {title}
        </UserText>
        {isLate && <span className="sr-only">{`, ${texts.late}`}</span>}
        {isDone(thing) && (
          <Check role="img" aria-label={texts.done} strokeWidth={1.75} className="size-3.5 shrink-0" />
        )}
      </>
    );
  }
  const Icon = ICONS[thing.kind];
  const icon = (
    <Icon aria-hidden strokeWidth={1.75} className={cn('size-4 shrink-0', inGrid && 'max-lg:hidden')} />
  );
  if (thing.kind === 'absence') {
    const { kind, startDate, endDate } = thing.absence;
    return (
      <>
        {icon}
        <span className={cn('min-w-0 flex-1', view === 'month' && 'truncate print:whitespace-normal')}>
          <UserText>{thing.person}</UserText>
          {`: ${absenceKinds[kind]}`}
        </span>
        {!inGrid && startDate < endDate && (
          <span className="text-muted text-sm">{texts.until(formatDayAndMonth(endDate))}</span>
        )}
      </>
    );
  }
  return (
    <>
      {icon}
      <span className={cn('min-w-0 flex-1', view === 'month' && 'truncate')}>
        {texts[thing.kind](inGrid ? shortDates(thing.period) : formatDates(thing.period))}
      </span>
      {thing.period.isClosed && <span className="sr-only">{`, ${texts.closed}`}</span>}
    </>
  );
}

/** Allows no line break where it stands. */
const WORD_JOINER = '\u2060';

/** `16–30`: a period in a narrow line, beside its month. */
const shortDates = ({ startDate, endDate }: DateRange) =>
  `${Number(startDate.slice(8))}–${WORD_JOINER}${Number(endDate.slice(8))}`;

const isDone = (thing: Thing) => thing.kind === 'task' && thing.task.status === DONE_STATUS;

function lookOf(thing: Thing): string {
  if (thing.kind === 'task') {
    if (thing.task.isLate) return 'border-line bg-surface text-danger';
    return isDone(thing) ? 'border-transparent text-muted' : 'border-line bg-surface';
  }
  if (thing.kind === 'absence') return 'border-transparent bg-sunken';
  if (thing.period.isClosed) return 'border-line text-muted';
  return thing.kind === 'closing'
    ? 'border-edge border-dashed bg-surface'
    : 'border-ink bg-surface font-medium';
}

function addressOf(thing: Exclude<Thing, { kind: 'absence' }>): string {
  if (thing.kind === 'task') return `/projects/${thing.task.projectId}?task=${thing.task.id}`;
  return `/planilla/periodo?fecha=${thing.period.startDate}`;
}
