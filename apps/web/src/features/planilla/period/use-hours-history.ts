import type { DateRange, HistoryPeriod } from '@faena/shared/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { payrollKeys } from '../keys.ts';

const NEVER: DateRange = { startDate: '', endDate: '' };

type Options = {
  /** False until it is worth asking for. */
  enabled?: boolean;
};

/** The hours history of an employee over a range of dates in the company's time zone; of no range, nothing. */
export function useHoursHistory(
  id: string,
  type: HistoryPeriod,
  range: DateRange | null,
  { enabled = true }: Options = {},
) {
  const asked = range ?? NEVER;
  return useQuery({
    queryKey: payrollKeys.history(id, type, asked),
    queryFn: ({ signal }) => client.record.history({ params: { id }, query: { type, ...asked } }, { signal }),
    enabled: enabled && range !== null,
    placeholderData: keepPreviousData,
  });
}
