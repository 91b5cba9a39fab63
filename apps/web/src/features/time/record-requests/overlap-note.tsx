import { calendarDateOf } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { useFormContext } from 'react-hook-form';
import { formatMoment } from '@/lib/format-moment.ts';
import { Notice } from '@/ui/notice.tsx';
import { type RecordForm, timesOf } from '../records/record-form.ts';
import { useRecordsOfPeriod } from '../requests.ts';
import { requestTexts } from '../texts/record-requests.ts';
import { useWorkplace } from '../use-workplace.ts';
import { lineOf, valuesOf } from './request-values.ts';

type OverlapNoteProps = { employeeId: string; record: WorkRecord | null; timeZone: string };

/** Names the record that overlaps the typed times, because nobody could accept them (REQUEST-1). */
export function OverlapNote({ employeeId, record, timeZone }: OverlapNoteProps) {
  const { startTime, endTime } = timesOf(useFormContext<RecordForm>().watch(), record, timeZone);
  const hasTimes = startTime !== null && endTime !== null && startTime < endTime;
  const range = hasTimes
    ? { startDate: calendarDateOf(startTime, timeZone), endDate: calendarDateOf(endTime, timeZone) }
    : null;
  const { company } = useWorkplace();
  const { data } = useRecordsOfPeriod({ employeeId, companyId: company?._id ?? '' }, company && range);
  const other =
    hasTimes &&
    data?.find(
      (each) =>
        each._id !== record?._id &&
        !each.voided &&
        Date.parse(each.startTime) < +endTime &&
        (each.endTime === null || Date.parse(each.endTime) > +startTime),
    );
  const values = other && valuesOf(other);
  return (
    <div role="status">
      {other && (
        <Notice tone="warn">
          {requestTexts.ask.overlaps(
            values ? lineOf(values, timeZone) : formatMoment(other.startTime, timeZone),
          )}
        </Notice>
      )}
    </div>
  );
}
