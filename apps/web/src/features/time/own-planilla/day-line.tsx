import { durationHours, fromCents } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { type ComponentType, memo, useId, useState } from 'react';
import { formatDateInWords, formatWeekday } from '@/lib/format-moment.ts';
import { useHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { FoldChevron } from '@/ui/fold-chevron.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { Unsettled } from '../records/unsettled.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { recordTexts } from '../texts/records.ts';
import { DayRecordDetails } from './day-record-details.tsx';
import type { OwnDay } from './reckon-days.ts';
import { stretchText } from './stretch-of.ts';

type DayLineProps = {
  day: OwnDay;
  timeZone: string;
  /** The viewer's actions on a record. */
  buttons: ComponentType<{ record: WorkRecord; timeZone: string }>;
};

/** A day as one line, 'lun 16 · 7:51–12:15 · 4:24 h', that opens to its records. */
export const DayLine = memo(function DayLine({ day, timeZone, buttons }: DayLineProps) {
  const { date, records, ms, cents, unpricedMs } = day;
  const { format } = useMoney();
  const hours = useHours();
  const [open, setOpen] = useState(false);
  const id = useId();
  const counted = records.filter(({ record }) => !record.voided);
  const waiting = records.some(({ record }) => record.needsReview && !record.voided);
  const isVoid = counted.length === 0;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-x-2 px-3 py-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <FoldChevron open={open} />
        <span className="tabular flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden className="w-13 shrink-0 font-medium sm:w-20">
            {formatWeekday(date)}
          </span>
          <VisuallyHidden>{`${formatDateInWords(date)}, `}</VisuallyHidden>
          <span className={cn('whitespace-nowrap', isVoid && 'text-muted line-through')}>
            {stretchText(isVoid ? records : counted, ms, { timeZone, hours })}
          </span>
          {waiting && <Badge tone="warn">{ownPlanillaTexts.tracker.needsReview}</Badge>}
          {isVoid && <Badge>{recordTexts.voided}</Badge>}
          <Unsettled of={{ unpricedHours: durationHours(unpricedMs), pendingReviews: 0 }} />
        </span>
        <span className="tabular shrink-0 whitespace-nowrap font-medium">
          {ms > 0 && unpricedMs === ms ? ownPlanillaTexts.tracker.open : format(fromCents(cents))}
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <ul className="grid gap-4 border-line border-t bg-sunken px-4 py-3 sm:pl-9">
            {records.map((own) => (
              <DayRecordDetails key={own.record._id} own={own} timeZone={timeZone} buttons={buttons} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
});
