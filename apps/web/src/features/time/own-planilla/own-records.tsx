import { durationMs, formatDuration } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { useMemo } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { type Money, useMoney } from '@/lib/money.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Badge } from '@/ui/badge.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { MoreButton } from '@/ui/more-button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { useOwnRecords } from '../own-queries.ts';
import { AskForOtherTime } from '../record-requests/ask-for-other-time.tsx';
import { ClosedMarks } from '../records/closed-marks.tsx';
import { Corrections } from '../records/corrections.tsx';
import { Counted } from '../records/counted.tsx';
import { EvidenceMark } from '../records/evidence-mark.tsx';
import { RecordGaps } from '../records/record-gaps.tsx';
import { RecordPrice } from '../records/record-price.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { recordTexts } from '../texts/records.ts';
import { useWorkplace } from '../use-workplace.ts';
import { OwnRecordButtons } from './own-record-buttons.tsx';

const texts = ownPlanillaTexts.tracker;
const GAPS_NAMED = 3;

/** The table Inicio, Fin, Horas, Costo (TIME-26). */
export function OwnRecords() {
  const { timeZone, isPending } = useWorkplace();
  const money = useMoney();
  const records = useOwnRecords();
  const columns = useMemo(() => columnsIn(timeZone, money), [timeZone, money]);

  return (
    <QueryState
      query={records}
      loading={texts.loading}
      skeleton={<TableSkeleton columns={columns.length} />}
      waiting={isPending}
      failed={texts.failed}
      safe={employeeTexts.safe}
      keepData
    >
      {(data) => (
        <>
          <DataTable
            label={texts.records}
            columns={columns}
            data={data}
            getRowId={({ _id }) => _id}
            empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
          />
          <MoreButton
            query={records}
            label={texts.more}
            kept={{ name: 'records-shown', rows: data.length }}
          />
        </>
      )}
    </QueryState>
  );
}

/** An open record's missing values show as '--'. */
function columnsIn(timeZone: string, money: Money): DataColumn<WorkRecord>[] {
  return [
    {
      id: 'start',
      fit: true,
      header: texts.start,
      cell: ({ startTime, voided }) => (
        <span className="tabular">
          <Counted voided={voided}>{formatMoment(startTime, timeZone)}</Counted>
        </span>
      ),
    },
    {
      id: 'end',
      header: texts.end,
      cell: (record) => (
        <span className="tabular inline-flex flex-wrap items-center gap-x-2 gap-y-1 in-[dl]:justify-end">
          {record.endTime ? (
            <Counted voided={record.voided}>{formatMoment(record.endTime, timeZone)}</Counted>
          ) : (
            texts.open
          )}
          {record.voided && <Badge>{recordTexts.voided}</Badge>}
          {record.endReason && <span className="text-muted">{recordTexts.endReasons[record.endReason]}</span>}
          {record.needsReview && <Badge tone="warn">{texts.needsReview}</Badge>}
          <ClosedMarks record={record} timeZone={timeZone} />
          <Corrections record={record} timeZone={timeZone} />
          <RecordPrice record={record} timeZone={timeZone} />
          <EvidenceMark
            record={record}
            timeZone={timeZone}
            otherTime={<AskForOtherTime record={record} timeZone={timeZone} />}
          />
          <RecordGaps record={record} timeZone={timeZone} most={GAPS_NAMED} />
          <OwnRecordButtons record={record} timeZone={timeZone} />
        </span>
      ),
    },
    {
      id: 'hours',
      fit: true,
      header: texts.hours,
      align: 'right',
      cell: (record) =>
        record.endTime ? (
          <Counted voided={record.voided}>
            {formatDuration(lengthOf(record.startTime, record.endTime))}
          </Counted>
        ) : (
          texts.open
        ),
    },
    {
      id: 'cost',
      fit: true,
      header: texts.cost,
      align: 'right',
      cell: ({ endTime, cost, voided }) => (endTime && !voided ? money.format(cost) : texts.open),
    },
  ];
}

/** The exact time of a record; a voided one shows its former one. */
function lengthOf(startTime: string, endTime: string): number {
  return durationMs({ startTime: new Date(startTime), endTime: new Date(endTime) });
}
