import type { WorkRecord } from '@faena/shared/schemas';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { recordTexts } from '../texts/records.ts';

/** The times of a record: '19/11/26, 8:00 – 12:00', with the day of its end if that is another. */
export function momentsOf(
  { startTime, endTime }: Pick<WorkRecord, 'startTime' | 'endTime'>,
  timeZone: string,
): string {
  const start = formatMoment(startTime, timeZone);
  if (endTime === null) return `${start} – ${recordTexts.open}`;
  const sameDay = formatDay(startTime, timeZone) === formatDay(endTime, timeZone);
  return `${start} – ${(sameDay ? formatTime : formatMoment)(endTime, timeZone)}`;
}
