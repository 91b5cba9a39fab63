import { HOUR_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { formatWorked } from '@/lib/format-payroll.ts';
import type { Money } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { recordTexts } from '../texts/records.ts';
import { ClosedMarks } from './closed-marks.tsx';
import { Corrections } from './corrections.tsx';
import { Counted, hoursOf } from './counted.tsx';
import { EvidenceMark } from './evidence-mark.tsx';
import { RecordGaps } from './record-gaps.tsx';
import { RecordPrice } from './record-price.tsx';

const texts = recordTexts;
/** The gaps that a row names; the window that corrects a record names all. */
const GAPS_NAMED = 3;

/** The columns of the records; an open one has no end, hours and cost yet. */
export function recordColumns(timeZone: string, money: Money): DataColumn<WorkRecord>[] {
  return [
    {
      id: 'start',
      fit: true,
      header: texts.columns.start,
      card: 'title',
      cell: ({ startTime, voided }) => (
        <Counted voided={voided}>
          <Moment at={startTime} timeZone={timeZone} />
        </Counted>
      ),
    },
    {
      id: 'end',
      fit: true,
      header: texts.columns.end,
      cell: ({ startTime, endTime, voided }) =>
        endTime ? (
          <Counted voided={voided}>
            <Moment at={endTime} timeZone={timeZone} after={startTime} />
          </Counted>
        ) : (
          texts.open
        ),
    },
    {
      id: 'hours',
      fit: true,
      header: texts.columns.hours,
      align: 'right',
      cell: (record) => (
        <span className="whitespace-nowrap">
          {record.endTime ? (
            <Counted voided={record.voided}>{formatWorked(hoursOf(record) * HOUR_MS)}</Counted>
          ) : (
            texts.open
          )}
        </span>
      ),
    },
    {
      id: 'cost',
      fit: true,
      header: texts.columns.cost,
      align: 'right',
      cell: ({ endTime, cost, voided }) => (
        <span className="whitespace-nowrap">{endTime && !voided ? money.format(cost) : texts.open}</span>
      ),
    },
    {
      id: 'reason',
      header: texts.columns.reason,
      cell: (record) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 in-[dl]:justify-end">
          {record.voided && <Badge>{texts.voided}</Badge>}
          {record.endReason ? texts.endReasons[record.endReason] : texts.running}
          {record.needsReview && <Badge tone="warn">{texts.needsReview}</Badge>}
          <ClosedMarks record={record} timeZone={timeZone} mayTakeBack />
          <Corrections record={record} timeZone={timeZone} />
          <RecordPrice record={record} timeZone={timeZone} />
          <EvidenceMark record={record} timeZone={timeZone} />
          <RecordGaps record={record} timeZone={timeZone} most={GAPS_NAMED} />
        </span>
      ),
    },
    {
      id: 'project',
      header: texts.columns.project,
      cell: ({ projectName }) =>
        projectName ? (
          <UserText lines={2}>{projectName}</UserText>
        ) : (
          <span className="text-muted">{texts.noProject}</span>
        ),
    },
  ];
}

type MomentProps = {
  at: string;
  timeZone: string;
  /** A second moment beside the first: on the same day it omits the day. */
  after?: string;
};

function Moment({ at, timeZone, after }: MomentProps) {
  const sameDay = after !== undefined && formatDay(after, timeZone) === formatDay(at, timeZone);
  return (
    <time dateTime={at} className="tabular whitespace-nowrap">
      {sameDay ? formatTime(at, timeZone) : formatMoment(at, timeZone)}
    </time>
  );
}
