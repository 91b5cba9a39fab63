import type { TimeRecord } from '@faena/shared/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { timeRecordKeys } from './keys.ts';

/** Reads all time records of an employee, newest first. */
export async function readRecords(employeeId: string, signal?: AbortSignal): Promise<TimeRecord[]> {
  const answer = await client.record.get({ params: { id: employeeId } }, signal && { signal });
  return Array.isArray(answer) ? answer : [];
}

/** All of them at once: the total to pay is their sum, so that they are needed anyway (spec, section 7). */
export const recordsOf = (employeeId: string) =>
  queryOptions({
    queryKey: timeRecordKeys.list(employeeId),
    queryFn: ({ signal }) => readRecords(employeeId, signal),
  });

/** The time records of an employee, newest first. */
export function useRecords(employeeId: string) {
  return useQuery(recordsOf(employeeId));
}
