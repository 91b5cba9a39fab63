import { calendarDateOf } from '@faena/shared/domain';
import type { Notice } from '@faena/shared/schemas';

/** The notices of one calendar date. */
interface NoticeDay {
  readonly date: string;
  readonly notices: readonly Notice[];
}

/** Groups notices, newest first, by their calendar date in a time zone. */
export function noticeDays(notices: readonly Notice[], timeZone: string): NoticeDay[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const date = calendarDateOf(new Date(notice.at), timeZone);
    days.set(date, [...(days.get(date) ?? []), notice]);
  }
  return [...days].map(([date, ofDay]) => ({ date, notices: ofDay }));
}
