import { calendarDateOf, type DateRange } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { DataTable } from '@/ui/data-table.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { type TogetherVerb, useConfirmRecord, useRecordsOfPeriod, useRecordsToReview } from '../requests.ts';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { recordTexts } from '../texts/records.ts';
import { isPaid } from './become.ts';
import { AdjustDialog, RecordDialog, SplitDialog, StopRecordDialog, TogetherDialog } from './dialogs.ts';
import { NoRecords } from './no-records.tsx';
import { RecordActions } from './record-actions.tsx';
import { recordColumns } from './record-columns.tsx';
import { recordsWithin } from './records-within.ts';
import { SelectionBar } from './selection-bar.tsx';
import { REVIEW_PARAM, useReviewView } from './use-review-view.ts';

const texts = recordTexts;
const NONE: WorkRecord[] = [];
/** The query in place of one without a period. */
const NO_PERIOD = { data: NONE, error: null, isFetching: false, refetch: () => undefined };

/** The act on several records that waits for its reason. */
type Together = { verb: TogetherVerb; records: readonly WorkRecord[] };

/** A closed record, and the chosen act on it. */
type Adjusting = { verb: 'correct' | 'void'; record: WorkRecord };

type EmployeeRecordsProps = {
  employeeId: string;
  /** The company of the records and of the planilla. */
  companyId: string;
  /** Whether a forgotten record can be added; not for a person who left the company. */
  canAdd: boolean;
  /** The number of their records 'por revisar' in the list of people. */
  pendingReviews: number;
  timeZone: string;
  /** The chosen period; null when none is. */
  range: DateRange | null;
};

/** An employee's records of a period, to correct, confirm and complete (TIME-32). */
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
  const [splitting, setSplitting] = useState<WorkRecord | null>(null);
  const [adjusting, setAdjusting] = useState<Adjusting | null>(null);
  const [together, setTogether] = useState<Together | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const section = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => recordColumns(timeZone, money), [timeZone, money]);
  const records = toReviewOnly ? toReview : ofPeriod;

  const waiting = useMemo(() => toReview.data?.filter(({ needsReview }) => needsReview), [toReview.data]);
  const waitingCount = waiting ? waiting.length : pendingReviews;
  const within = useMemo(() => {
    if (!range || !ofPeriod.data) return NONE;
    // The records of the previous period are on the screen until those of this one arrive.
    return ofPeriod.isPlaceholderData ? ofPeriod.data : recordsWithin(ofPeriod.data, range, timeZone);
  }, [ofPeriod.data, ofPeriod.isPlaceholderData, range, timeZone]);
  const shown = toReviewOnly ? (waiting ?? NONE) : within;
  const chosenRecords = shown.filter((record) => canSelect(record) && chosen.has(record._id));

  function tellIfElsewhere(record: WorkRecord): void {
    if (range && recordsWithin([record], range, timeZone).length > 0) return;
    toast.success(texts.saved(formatMoment(record.startTime, timeZone)), {
      action: { label: texts.seeDay, onClick: () => showDay(record) },
      duration: 10_000,
    });
  }

  /** Shows the day on which a record starts. */
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
          <p className="tabular text-muted">{countText(shown)}</p>
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
                  onCorrect={() =>
                    isPaid(record) ? setAdjusting({ verb: 'correct', record }) : setEditing(record)
                  }
                  onSplit={() => setSplitting(record)}
                  onVoid={() =>
                    isPaid(record)
                      ? setAdjusting({ verb: 'void', record })
                      : setTogether({ verb: 'void', records: [record] })
                  }
                  onUnvoid={() => setTogether({ verb: 'unvoid', records: [record] })}
                  onConfirm={() => {
                    // The button disappears with the confirmation, so the focus goes to the records.
                    section.current?.focus();
                    confirm(record);
                  }}
                />
              )}
              selection={{
                selected: chosen,
                onSelectedChange: setChosen,
                canSelect,
                labelOf: ({ startTime }) =>
                  recordChangeTexts.selection.choose(formatMoment(startTime, timeZone)),
              }}
              empty={<NoRecords toReviewOnly={toReviewOnly} range={range} />}
            />
            <SelectionBar
              records={chosenRecords}
              onChange={(verb, records) => setTogether({ verb, records })}
              onClear={() => {
                section.current?.focus();
                setChosen(new Set());
              }}
            />
          </div>
        )}
      </QueryState>
      {together && (
        <TogetherDialog
          {...together}
          employeeId={employeeId}
          timeZone={timeZone}
          onDone={() => {
            // The bar disappears with the act, so the focus goes to the records.
            section.current?.focus();
            setChosen(new Set());
          }}
          onClose={() => setTogether(null)}
        />
      )}
      {adjusting && <AdjustDialog {...adjusting} timeZone={timeZone} onClose={() => setAdjusting(null)} />}
      {splitting && (
        <SplitDialog
          employeeId={employeeId}
          record={splitting}
          timeZone={timeZone}
          onClose={() => setSplitting(null)}
        />
      )}
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

/** Ended, counting records can be confirmed or voided together. */
function canSelect({ endTime, voided }: WorkRecord): boolean {
  return endTime !== null && !voided;
}

function countText(records: readonly WorkRecord[]): string {
  if (records.length === 0) return '';
  const voided = records.filter((record) => record.voided).length;
  return [texts.count(records.length), voided > 0 && texts.countVoided(voided)].filter(Boolean).join(', ');
}
