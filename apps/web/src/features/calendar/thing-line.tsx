import { type DateRange, DONE_STATUS } from '@faena/shared/domain';
import { Banknote, Check, Lock } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { formatDates } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { CARRY_INSTRUCTIONS_ID, HeldContext } from './held-context.ts';
import type { Thing } from './shown-things.ts';
import { calendarTexts as texts } from './texts/calendar.ts';

type ThingLineProps = {
  thing: Thing;
  /** Whether things of several companies are shown, so that each says its own. */
  withCompany: boolean;
  /** A line of a month's day, which is cut; otherwise a line of a list, which wraps. */
  small?: boolean;
  tabIndex?: number;
};

const lineClass = {
  small: 'flex h-6 print:h-auto items-center gap-1.5 rounded-[4px] border px-1.5 text-sm',
  wide: 'flex min-h-10 items-center gap-2.5 rounded-control border px-2.5 py-1.5 pointer-coarse:min-h-11',
};

/** A thing of a day, which leads to its task or period (CAL-6, CAL-7). */
export function ThingLine({ thing, withCompany, small = false, tabIndex }: ThingLineProps) {
  const { company } = thing;
  const isHeld = use(HeldContext) === thing.key;
  return (
    <Link
      to={addressOf(thing)}
      {...(thing.kind === 'task' && carried(thing.key, small))}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(thing.kind !== 'task' && company && { onClick: () => storeActiveCompany(company) })}
      className={cn(
        'min-w-0 transition-colors hover:bg-hover focus-visible:-outline-offset-2',
        small ? lineClass.small : lineClass.wide,
        lookOf(thing),
        thing.kind === 'task' && 'touch-manipulation select-none [-webkit-touch-callout:none]',
        // The mouse is released over the day, so that a drop opens no task.
        isHeld && 'pointer-events-none opacity-40',
      )}
    >
      <Words thing={thing} small={small} />
      {withCompany && company && (
        <span title={company.name} className={cn('inline-flex', small && 'max-lg:hidden')}>
          <span className="sr-only">{`, ${company.name}`}</span>
          <CompanyTile name={company.name} color={company.color} size="sm" />
        </span>
      )}
    </Link>
  );
}

/** The marks of a line that can be carried to another day (CAL-11). Keys carry it in a month alone. */
const carried = (taskId: string, byKeys: boolean) => ({
  'data-task': taskId,
  draggable: false,
  ...(byKeys && { 'aria-describedby': CARRY_INSTRUCTIONS_ID }),
});

function Words({ thing, small }: { thing: Thing; small: boolean }) {
  const lines = small ? 1 : 2;
  if (thing.kind === 'task') {
    const { title, isLate } = thing.task;
    return (
      <>
        <UserText lines={lines} className={cn('flex-1', small && 'print:whitespace-normal')}>
          {title}
        </UserText>
        {isLate && <span className="sr-only">{`, ${texts.late}`}</span>}
        {isDone(thing) && (
          <Check role="img" aria-label={texts.done} strokeWidth={1.75} className="size-3.5 shrink-0" />
        )}
      </>
    );
  }
  const Icon = thing.kind === 'closing' ? Lock : Banknote;
  return (
    <>
      <Icon aria-hidden strokeWidth={1.75} className={cn('size-4 shrink-0', small && 'max-lg:hidden')} />
      <span className={cn('min-w-0 flex-1', small && 'truncate')}>
        {texts[thing.kind](small ? shortDates(thing.period) : formatDates(thing.period))}
      </span>
      {thing.period.isClosed && <span className="sr-only">{`, ${texts.closed}`}</span>}
    </>
  );
}

/** `16–30`: a period in a narrow line, beside its month. */
const shortDates = ({ startDate, endDate }: DateRange) =>
  `${Number(startDate.slice(8))}–${Number(endDate.slice(8))}`;

const isDone = (thing: Thing) => thing.kind === 'task' && thing.task.status === DONE_STATUS;

function lookOf(thing: Thing): string {
  if (thing.kind === 'task') {
    if (thing.task.isLate) return 'border-line bg-surface text-danger';
    return isDone(thing) ? 'border-transparent text-muted' : 'border-line bg-surface';
  }
  if (thing.period.isClosed) return 'border-line text-muted';
  return thing.kind === 'closing'
    ? 'border-edge border-dashed bg-surface'
    : 'border-ink bg-surface font-medium';
}

function addressOf(thing: Thing): string {
  if (thing.kind === 'task') return `/projects/${thing.task.projectId}?task=${thing.task.id}`;
  return `/planilla/periodo?fecha=${thing.period.startDate}`;
}
