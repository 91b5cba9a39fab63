import { durationMs, fromCents } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { ComponentType } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { useHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import { CorrectionEntry } from '../records/correction-entry.tsx';
import { RecordGaps } from '../records/record-gaps.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { recordTexts } from '../texts/records.ts';
import { type DayRecord, workedIn } from './reckon-days.ts';
import { stretchOf, stretchText } from './stretch-of.ts';

const texts = ownPlanillaTexts.planilla;

type DayRecordDetailsProps = {
  own: DayRecord;
  timeZone: string;
  buttons: ComponentType<{ record: WorkRecord; timeZone: string }>;
};

/** A record's part of a day: its times, project, rates, and changes with reasons. */
export function DayRecordDetails({ own, timeZone, buttons: Buttons }: DayRecordDetailsProps) {
  const { record, pieces } = own;
  const { format } = useMoney();
  const hours = useHours();
  const { from, to } = stretchOf([own]);
  const { ms, cents, unpricedMs } = workedIn(pieces);
  const goesOn = pieces.length > 0 && (from !== record.startTime || (to !== null && to !== record.endTime));
  return (
    <li className="grid gap-1">
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={cn('font-medium', record.voided && 'text-muted line-through')}>
          {stretchText([own], ms, { timeZone, hours })}
        </span>
        {record.needsReview && !record.voided && (
          <Badge tone="warn">{ownPlanillaTexts.tracker.needsReview}</Badge>
        )}
        {record.voided && <Badge>{recordTexts.voided}</Badge>}
        {record.hasPriorPrice && <Badge>{recordTexts.price.prior}</Badge>}
        <span className="ml-auto font-medium">
          {ms > 0 && unpricedMs === ms ? ownPlanillaTexts.tracker.open : format(fromCents(cents))}
        </span>
        <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2">
          <Buttons record={record} timeZone={timeZone} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted">
        {record.projectName ? <UserText lines={2}>{record.projectName}</UserText> : recordTexts.noProject}
        {record.endReason && <span>{recordTexts.endReasons[record.endReason]}</span>}
      </p>
      {goesOn && (
        <p className="tabular text-muted text-sm">
          {texts.partOf(
            formatMoment(record.startTime, timeZone),
            record.endTime ? formatMoment(record.endTime, timeZone) : texts.now,
          )}
        </p>
      )}
      {pieces.length > 0 && (
        <ul aria-label={texts.rates} className="tabular text-sm">
          {pieces.map((piece) => (
            <li key={+piece.startTime}>
              {texts.atRate(
                hours(durationMs(piece)),
                piece.rateCents === null ? texts.noRate : format(fromCents(piece.rateCents)),
              )}
            </li>
          ))}
        </ul>
      )}
      <RecordGaps record={record} timeZone={timeZone} />
      {record.corrections.length > 0 && (
        <ol
          aria-label={recordTexts.corrections.title}
          className="mt-1 grid divide-y divide-line border-line border-l-2 pl-3"
        >
          {record.corrections.toReversed().map((correction) => (
            <CorrectionEntry key={correction.at} correction={correction} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </li>
  );
}
