import type { DateRange } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWorkingTime } from './clock/state.ts';
import { recordKeys } from './requests.ts';

const PAGE_SIZE = 50;

function pageEndOf(last: WorkRecord | undefined): string | undefined {
  return last && `${Date.parse(last.startTime)}-${last._id}`;
}

/** The signed-in employee's records, newest first and 50 at a time; read again after each start and stop. */
export function useOwnRecords() {
  const employeeId = readSession()?.personId ?? '';
  const { phase, record, offline } = useWorkingTime();
  return useInfiniteQuery({
    queryKey: recordKeys.own(employeeId, `${record?._id} ${record?.version} ${record?.endTime}`),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) };
      const records = await client.record.get({ params: { id: employeeId }, query }, { signal });
      return Array.isArray(records) ? records : [];
    },
    initialPageParam: '',
    // Pages continue below the last row, so that a new record on top moves no row to the next page.
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : pageEndOf(page.at(-1))),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    enabled: phase !== 'unknown' || offline,
  });
}

/**
 * The employee's records of a period in their company, in one request: the pieces give each day's value (PAY-61). Read
 * again after each start and stop.
 */
export function useOwnPeriod(range: DateRange, companyId: string | undefined, enabled: boolean) {
  const employeeId = readSession()?.personId ?? '';
  const { phase, record, offline } = useWorkingTime();
  const asked = { ...range, ...(companyId !== undefined && { companyId }) };
  return useQuery({
    queryKey: recordKeys.ownPeriod(employeeId, `${record?._id} ${record?.version} ${record?.endTime}`, asked),
    queryFn: async ({ signal }) => {
      const records = await client.record.get({ params: { id: employeeId }, query: asked }, { signal });
      return Array.isArray(records) ? records : [];
    },
    placeholderData: keepPreviousData,
    enabled: enabled && (phase !== 'unknown' || offline),
  });
}

/** The rates of the signed-in employee, the latest first (RATE-1). */
export function useOwnRates() {
  const employeeId = readSession()?.personId ?? '';
  return useQuery({
    queryKey: recordKeys.rates(employeeId),
    queryFn: ({ signal }) => client.rate.list({ params: { id: employeeId } }, { signal }),
  });
}
