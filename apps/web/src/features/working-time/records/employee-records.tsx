import { calendarDateOf, type DateRange } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { recordTexts } from '@/texts/records.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { DataTable } from '@/ui/data-table.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { useConfirmRecord, useRecordsOfPeriod, useRecordsToReview } from '../requests.ts';
import { NoRecords } from './no-records.tsx';
import { RecordActions } from './record-actions.tsx';
import { recordColumns } from './record-columns.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { recordsWithin } from './records-within.ts';
import { StopRecordDialog } from './stop-record-dialog.tsx';
import { REVIEW_PARAM, useReviewView } from './use-review-view.ts';

const texts = recordTexts;
const NONE: WorkRecord[] = [];
/** What is read of no period: nothing. */
const NO_PERIOD = { data: NONE, error: null, isFetching: false, refetch: () => undefined };

type EmployeeRecordsProps = {
  employeeId: string;
  /** Where they were made: that of the planilla. */
  companyId: string;
  /** Whether a record that was forgotten can be added: not of who left the company. */
  canAdd: boolean;
  /** How many of their records are 'por revisar', as far as the list of people knows. */
  pendingReviews: number;
  timeZone: string;
  /** The chosen period; null when none is. */
  range: DateRange | null;
};

/** An employee's records of a period, to correct, confirm and complete (TIME-22). */
export function EmployeeRecords({
  employeeId,
  companyId,
  canAdd,
  pendingReviews,
  timeZone,
  range,
}: EmployeeRecordsProps) {
  const money = useMoney();
  const [, setParams] = useSearchParams();
  const [toReviewOnly, setToReviewOnly] = useReviewView();
  const ofPeriod = useRecordsOfPeriod({ employeeId, companyId }, range);
  const toReview = useRecordsToReview({ employeeId, companyId }, pendingReviews > 0 || toReviewOnly);
  const { mutate: confirm } = useConfirmRecord(employeeId);
  const [editing, setEditing] = useState<WorkRecord | 'forgotten' | null>(null);
  const [stopping, setStopping] = useState<WorkRecord | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => recordColumns(timeZone, money), [timeZone, money]);
  const records = toReviewOnly ? toReview : ofPeriod;

  const waiting = useMemo(() => toReview.data?.filter(({ needsReview }) => needsReview), [toReview.data]);
  const waitingCount = waiting ? waiting.length : pendingReviews;
  const within = useMemo(() => {
    if (!range || !ofPeriod.data) return NONE;
    // The records of another period stand there until those of this one have come.
    return ofPeriod.isPlaceholderData ? ofPeriod.data : recordsWithin(ofPeriod.data, range, timeZone);
  }, [ofPeriod.data, ofPeriod.isPlaceholderData, range, timeZone]);
  const shown = toReviewOnly ? (waiting ?? NONE) : within;

  function tellIfElsewhere(record: WorkRecord): void {
    if (range && recordsWithin([record], range, timeZone).length > 0) return;
    toast.success(texts.saved(formatMoment(record.startTime, timeZone)), {
      action: { label: texts.seeDay, onClick: () => showDay(record) },
      duration: 10_000,
    });
  }

  /** The period becomes the day a record starts on. */
  function showDay({ startTime }: WorkRecord): void {
    setParams(
      (current) => {
        current.set('periodo', 'day');
        current.set('fecha', calendarDateOf(new Date(startTime), timeZone));
        current.delete(REVIEW_PARAM);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        {waitingCount === 0 && !toReviewOnly ? (
          <p className="tabular text-muted">{shown.length > 0 && texts.count(shown.length)}</p>
        ) : (
          <SegmentedControl
            label={texts.shown}
            segments={[
              { value: 'period', label: texts.ofPeriod },
              { value: 'review', label: texts.toReview(waitingCount) },
            ]}
            value={toReviewOnly ? 'review' : 'period'}
            onValueChange={(view) => setToReviewOnly(view === 'review')}
          />
        )}
        {canAdd && (
          <Button className="ml-auto" onClick={() => setEditing('forgotten')}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.add}
          </Button>
        )}
      </div>
      <QueryState
        query={toReviewOnly || range ? records : NO_PERIOD}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={columns.length} />}
      >
        {() => (
          <div
            aria-busy={records.isPlaceholderData}
            className={cn(records.isPlaceholderData && 'opacity-60')}
          >
            <DataTable
              label={texts.title}
              columns={columns}
              data={shown}
              getRowId={({ _id }) => _id}
              rowActions={(record) => (
                <RecordActions
                  record={record}
                  timeZone={timeZone}
                  onStop={() => setStopping(record)}
                  onCorrect={() => setEditing(record)}
                  onConfirm={() => {
                    // The button goes with what it did: focus stays with the records.
                    section.current?.focus();
                    confirm(record);
                  }}
                />
              )}
              empty={<NoRecords toReviewOnly={toReviewOnly} range={range} />}
            />
          </div>
        )}
      </QueryState>
      {editing && (
        <RecordDialog
          employeeId={employeeId}
          record={editing === 'forgotten' ? null : editing}
          timeZone={timeZone}
          day={range?.startDate ?? calendarDateOf(new Date(serverNow()), timeZone)}
          onSaved={tellIfElsewhere}
          onClose={() => setEditing(null)}
        />
      )}
      {stopping && (
        <StopRecordDialog
          employeeId={employeeId}
          record={stopping}
          timeZone={timeZone}
          onClose={() => setStopping(null)}
        />
      )}
    </div>
  );
}
