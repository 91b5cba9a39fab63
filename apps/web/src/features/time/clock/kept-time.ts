import type { WorkRecord } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { recordKeys } from '../requests.ts';
import { type KeptTime, readWorkingTime, type Stretch, updateWorkingTime } from './state.ts';

/** Longer than a day has hours, in any time zone. */
const TODAY_MS = 36 * 60 * 60 * 1_000;

/** The working time to show at a visit without a network (PHONE-6): no money, and no more than today needs. */
export function timeToKeep(queryClient: QueryClient, employeeId: string): KeptTime {
  const { record } = readWorkingTime();
  const own = [...recordKeys.ofEmployee(employeeId), 'own'];
  const lists = queryClient.getQueriesData<{ pages: WorkRecord[][] }>({ queryKey: own });
  const records = lists.at(-1)?.[1]?.pages.flat() ?? [];
  const since = Date.now() - TODAY_MS;
  return {
    last: record && withoutMoney(record),
    today: records.filter(({ endTime }) => endTime === null || Date.parse(endTime) > since).map(withoutMoney),
  };
}

/** Shows the working time of the last visit until the server answers. */
export function showKeptTime(kept: KeptTime): void {
  updateWorkingTime({ kept });
}

function withoutMoney({ startTime, endTime, voided }: WorkRecord): Stretch {
  return { startTime, endTime, voided };
}
