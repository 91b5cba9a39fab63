import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWorkingTime } from '../clock/use-working-time.ts';
import { timesheetKeys } from './own-keys.ts';

const PAGE_SIZE = 50;

/** The signed-in employee's records, newest first and 50 at a time; read again after each start and stop. */
export function useOwnRecords() {
  const employeeId = readSession()?.userId ?? '';
  const { phase, record } = useWorkingTime();
  return useInfiniteQuery({
    queryKey: timesheetKeys.records(employeeId, `${record?._id} ${record?.endTime}`),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, page: pageParam };
      const records = await client.record.get({ params: { id: employeeId }, query }, { signal });
      return Array.isArray(records) ? records : [];
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    enabled: phase !== 'unknown',
  });
}
