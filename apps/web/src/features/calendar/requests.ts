import type { DateRange } from '@faena/shared/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/** The query key of every calendar. */
export const calendarKey = ['calendar'] as const;

/** The calendar between two days, of one company or of all. Boards change it elsewhere, so each display reads again. */
export function useCalendar(range: DateRange, companyId: string) {
  return useQuery({
    queryKey: [...calendarKey, range.startDate, range.endDate, companyId] as const,
    queryFn: ({ signal }) =>
      client.calendar.read({ query: { ...range, ...(companyId && { companyId }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
