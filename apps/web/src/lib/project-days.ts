import { answeredDay } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';

/** The days on which a project starts and ends (PROJECT-2). */
export function projectDays(
  { start_day, start_date, end_day, end_date }: Project,
  timeZone: string,
): { start: string; end: string } {
  return {
    start: answeredDay(start_day, start_date, timeZone),
    end: answeredDay(end_day, end_date, timeZone),
  };
}
