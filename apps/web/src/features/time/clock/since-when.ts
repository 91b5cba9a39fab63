import { calendarDateOf } from '@faena/shared/domain';
import { formatMoment, formatTime } from '@/lib/format-moment.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { clockTexts } from '../texts/clock.ts';
import type { Stretch } from './state.ts';

const texts = clockTexts;

/** 'En curso desde las 8:03', 'Detenido a las 17:00'; with the day where that isn't today. */
export function sinceWhen({ startTime, endTime }: Stretch, timeZone: string): string {
  const instant = endTime ?? startTime;
  const isToday =
    calendarDateOf(new Date(instant), timeZone) === calendarDateOf(new Date(serverNow()), timeZone);
  if (endTime === null) {
    return isToday
      ? texts.since(formatTime(instant, timeZone))
      : texts.sinceDay(formatMoment(instant, timeZone));
  }
  return isToday
    ? texts.stoppedAt(formatTime(instant, timeZone))
    : texts.stoppedOn(formatMoment(instant, timeZone));
}
